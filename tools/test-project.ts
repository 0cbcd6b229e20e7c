import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../src/config/settings.ts';

const parts = [
  'LICENSE',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'build',
  'content',
  'hosting',
  'mock-product',
  'public',
  'tools',
  'src',
];

/** How a program ended, and what it said. */
export interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * This process's environment without the site's settings. Tests share a process, and whichever of them
 * reads the settings first brings those of the checkout's `.env` into it: they would win over the `.env`
 * of a copy.
 */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const isOther = ([name]: [string, unknown]) => !Object.hasOwn(settings, name);
  return Object.fromEntries(Object.entries(process.env).filter(isOther));
}

/** Runs a script of this Node in a folder, with no settings but those that `environment` adds. */
export function startScript(
  folder: string,
  script: string,
  environment: Record<string, string> = {},
  args: string[] = [],
) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: {
      ...environmentWithoutSettings(),
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...environment,
    },
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said.stderr += part));
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code) => resolve({ code, ...said }));
  });
  /** Waits for words on its standard output; fails if it ends without them. */
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.stdout.includes(words) && resolve();
      child.stdout.on('data', look);
      child.on('close', () => reject(new Error(`It ended: ${said.stdout}${said.stderr}`)));
      look();
    });
  return { child, ended, says };
}

/**
 * Copies the project into a folder of its own, in which a test may break and build what it likes.
 * It shares the installed packages.
 */
export function copyProject(): { folder: string; remove: () => void } {
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync('.build/project-');
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
