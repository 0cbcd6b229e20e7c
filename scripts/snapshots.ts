import { runProgram } from '../build/cli.ts';
import { runBrowserTests } from './checks.ts';
import { installSystemPackages } from './system-packages.ts';

/** Takes the snapshots that differ again. */
await runProgram(async () => {
  installSystemPackages();
  await runBrowserTests(['pictures'], ['--update-snapshots=changed']);
});
