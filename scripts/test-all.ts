import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { installPackages } from './install-packages.ts';
import { installSystemPackages } from './system-packages.ts';

/** Runs what `npm test` leaves out: packages, Caddy, other engines, an operator's services, the editor, snapshots. */
await runProgram(async () => {
  installSystemPackages({ all: true });
  installPackages('packages/editor');
  installPackages('tests/engines');
  await runInParallel(['vitest run packages']);
  await runBrowserTests(['engines', 'hosting', 'configured', 'editor', 'pictures']);
});
