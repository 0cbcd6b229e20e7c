import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { concurrently } from 'concurrently';
import { runProgram, UserError } from '../build/cli.ts';
import { installPackages, installSystemPackages } from './install.ts';

/** Runs commands in parallel. The first failure or Ctrl-C stops all of them. */
async function runInParallel(commands: string[]): Promise<void> {
  const { result } = concurrently(commands, {
    group: true,
    killOthersOn: 'failure',
    prefix: 'none',
  });
  // concurrently reports a command that was stopped with Ctrl-C as a success.
  const hasPassed = await result.then(
    (ends) => ends.every(({ killed }) => !killed),
    () => false,
  );
  if (!hasPassed) throw new UserError('A check failed or was stopped; see its output above.');
}

/** Runs the browser tests of some projects in playwright.config.ts. They use every core, so nothing runs beside them. */
async function runBrowserTests(projects: string[], ...options: string[]): Promise<void> {
  const args = ['test', ...projects.map((project) => `--project=${project}`), ...options];
  const child = spawn('playwright', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError('The browser tests failed; see their output above.');
}

/** What each command runs: `npm test`, `npm run test:all` (what `npm test` leaves out) and `npm run snapshots`. */
const commands: Record<string, () => Promise<void>> = {
  async test() {
    installSystemPackages();
    await runInParallel([
      'npm run --silent typecheck',
      'npm run --silent lint',
      'vitest run src build scripts',
    ]);
    await runBrowserTests(['desktop', 'phone']);
  },
  async all() {
    installSystemPackages({ all: true });
    installPackages('packages/editor');
    installPackages('tests/engines');
    await runInParallel(['vitest run packages']);
    await runBrowserTests(['engines', 'hosting', 'configured', 'editor', 'pictures']);
  },
  async snapshots() {
    installSystemPackages();
    await runBrowserTests(['pictures'], '--update-snapshots=changed');
  },
};

await runProgram(async () => {
  const [name = 'test'] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new UserError(`There are no tests "${name}": use all or snapshots.`);
  await command();
});
