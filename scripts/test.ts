import { concurrently } from 'concurrently';
import { runProgram, UserError } from '../build/cli.ts';
import { installPackages, installSystemPackages } from './install.ts';

/** Runs commands in parallel. The first failure or Ctrl-C stops all of them. One alone prints while it runs. */
async function runInParallel(commands: string[]): Promise<void> {
  const isAlone = commands.length === 1;
  const { result } = concurrently(commands, {
    group: !isAlone,
    raw: isAlone,
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
const runBrowserTests = (projects: string[], ...options: string[]) =>
  runInParallel([
    ['playwright test', ...projects.map((name) => `--project=${name}`), ...options].join(' '),
  ]);

/** What each command runs: `npm test`, `npm run test:all` (what `npm test` leaves out) and `npm run snapshots`. */
const commands: Record<string, () => Promise<void>> = {
  async test() {
    installSystemPackages();
    await runInParallel([
      'npm run --silent typecheck',
      'npm run --silent lint',
      'vitest run src build',
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
