import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { applyEdits } from './content-edits/apply.ts';
import { findChromium } from './chromium.ts';
import { runProgram, UserError } from './cli.ts';
import { installSystemPackages } from './system-packages.mjs';

const folder = '.build/edited-copy';

/** Tests that cannot run in the copy: one asserts the original figures, one makes the same edits. */
const excludedTests = ['**/specification.test.ts', '**/content-edits.test.ts'];

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}

/** Copies every tracked or new file of the project, and commits the edits in the copy. */
function prepareCopy(): void {
  rmSync(folder, { recursive: true, force: true });
  const files = git('.', 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const removed = new Set(git('.', 'ls-files', '-z', '--deleted').split('\0'));
  for (const file of files.split('\0').filter((name) => name && !removed.has(name))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  applyEdits(folder);
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@localhost'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'Change the content');
}

function run(program: string, args: string[]): boolean {
  console.log(`${program} ${args.join(' ')}  (in ${folder})`);
  const { status } = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  return status === 0;
}

await runProgram(async () => {
  installSystemPackages();
  prepareCopy();
  const suites = process.argv.slice(2);
  const isUnitGreen = run('vitest', ['run', ...excludedTests.map((name) => `--exclude=${name}`)]);
  const isBrowserGreen = run('playwright', [
    'test',
    '--project=desktop',
    '--project=phone',
    ...suites,
  ]);
  if (!isUnitGreen || !isBrowserGreen) {
    throw new UserError(`A valid content change broke a test; the edited copy is in ${folder}.`);
  }
  rmSync(folder, { recursive: true });
});
