import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../src/config/settings.ts';

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

/** Exit code and output of a program. */
interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What Vitest 5 sets for its tests. A build of Astro 7 would take it for `import.meta.env`. */
const ofVitest: ReadonlySet<string> = new Set(['DEV', 'PROD', 'MODE', 'SSR']);

/**
 * This process's environment without the site's settings. Tests share a process, and the first one that
 * reads the settings loads the checkout's `.env` into it, which would override the `.env` of a copy.
 */
function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const isOther = ([name]: [string, unknown]) =>
    !Object.hasOwn(settings, name) && !ofVitest.has(name);
  return Object.fromEntries(Object.entries(process.env).filter(isOther));
}

/** Starts a script in a folder, with only the settings in `environment`. */
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
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output.stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (output.stderr += part));
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code) => resolve({ code, ...output }));
  });
  /** Waits for a text on standard output; fails if the program ends without it. */
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.stdout.includes(text) && resolve();
      child.stdout.on('data', check);
      child.on('close', () =>
        reject(new Error(`The program ended without "${text}": ${output.stdout}${output.stderr}`)),
      );
      check();
    });
  return { child, ended, waitForOutput };
}

/**
 * Copies the project into a new folder, which a test may change and build. The installed packages are
 * shared.
 */
export function copyProject(): { folder: string; remove: () => void } {
  mkdirSync('.build', { recursive: true });
  const folder = mkdtempSync('.build/project-');
  // The content editor has large packages, and no build reads it.
  const filter = (path: string) => !/packages.editor/.test(path);
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true, filter });
  symlinkSync(realpathSync('node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
