import { runProgram } from '../build/cli.ts';
import { runBrowserTests } from './checks.ts';
import { installSystemPackages } from './system-packages.ts';

/** Retakes the snapshots that differ. */
await runProgram(async () => {
  installSystemPackages();
  await runBrowserTests(['pictures'], ['--update-snapshots=changed']);
});
