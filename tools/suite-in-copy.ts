import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findChromium } from './chromium.ts';
import { UserError } from './cli.ts';

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

/** Copies every tracked or new file of the project, changes the copy and commits it there. */
function prepareCopy(folder: string, change: (folder: string) => void): void {
  rmSync(folder, { recursive: true, force: true });
  const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const removed = new Set(git('.', 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of files.split('\0').filter((name) => name && !removed.has(name))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  change(folder);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'Change the content');
}

function run(folder: string, program: string, args: string[]): boolean {
  console.log(`${program} ${args.join(' ')}  (in ${folder})`);
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  return status === 0;
}

/** A copy of the project, what is changed in it, and which tests run there. */
interface CopyRun {
  folder: string;
  change: (folder: string) => void;
  /** Patterns of unit tests that make copies themselves. */
  excluded: readonly string[];
  /** Arguments of `playwright test`. */
  browserArguments: readonly string[];
  /** What a failure means. */
  failure: string;
}

/**
 * Runs the unit and browser tests in a changed copy of the project, and removes the copy if they pass.
 * @throws {UserError} if a test fails; the copy stays.
 */
export function runSuiteInCopy({ folder, change, excluded, ...options }: CopyRun): void {
  prepareCopy(folder, change);
  const isUnitGreen = run(folder, 'vitest', [
    'run',
    ...excluded.map((name) => `--exclude=${name}`),
  ]);
  const isBrowserGreen = run(folder, 'playwright', ['test', ...options.browserArguments]);
  if (!isUnitGreen || !isBrowserGreen) {
    throw new UserError(`${options.failure}; the copy is in ${folder}.`);
  }
  rmSync(folder, { recursive: true });
}
