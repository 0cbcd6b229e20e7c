import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runProgram, UserError } from '../build/cli.ts';
import { installPackages, installSystemPackages } from './install.ts';

/** Runs a command in this terminal. @throws {UserError} if it fails or is stopped. */
async function run(command: string): Promise<void> {
  const [program = '', ...args] = command.split(' ');
  // A shell would not pass on a signal, but Windows needs one for the commands of packages.
  const child = spawn(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  // On SIGTERM, Playwright would leave its servers running.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill('SIGINT'));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new UserError(`"${command}" failed or was stopped; see its output above.`);
}

/** Runs the browser tests of some projects in playwright.config.ts. */
const runBrowserTests = (projects: string[], ...options: string[]) =>
  run(['playwright test', ...projects.map((name) => `--project=${name}`), ...options].join(' '));

/** What each command runs: `npm test`, `npm run test:all` (what `npm test` leaves out) and `npm run snapshots`. */
const commands: Record<string, () => Promise<void>> = {
  async test() {
    installSystemPackages();
    // The type check takes as long as the other two, and uses one core. Both end before a failure is reported, so
    // nothing keeps running.
    const checks = await Promise.allSettled([
      run('npm run --silent typecheck'),
      run('npm run --silent lint').then(() => run('vitest run src build')),
    ]);
    for (const check of checks) if (check.status === 'rejected') throw check.reason;
    await runBrowserTests(['desktop', 'phone']);
  },
  async all() {
    installSystemPackages({ all: true });
    installPackages('packages/editor');
    installPackages('tests/engines');
    await run('vitest run packages');
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
