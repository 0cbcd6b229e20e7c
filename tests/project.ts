import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const parts = [
  'LICENSE',
  'astro.config.ts',
  'brand',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  'content',
  'hosting',
  'packages',
  'public',
  'scripts',
  'src',
];

/** Starts a script in a folder, with only these settings in its environment. */
export function startScript(folder: string, script: string, settings: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ...settings },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output.stderr += part));
  const ended = new Promise<typeof output & { code: number | null }>((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }));
  });
  /** Waits for a text on standard output. Rejects if the program ends without it. */
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.stdout.includes(text) && resolve();
      child.stdout.on('data', check);
      child.on('close', () =>
        reject(new Error(`The program ended without "${text}": ${output.stdout}${output.stderr}`)),
      );
      check();
    });
  return { child, ended, waitForOutput, read: () => output.stdout };
}

/** Copies the project into a new folder, which a test can change and build. The installed packages are shared. */
export function copyProject(): { folder: string; remove: () => void } {
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync('.build/project-');
  // The content editor has large packages, and no build needs it.
  const filter = (path: string) => !/packages.editor/.test(path);
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
