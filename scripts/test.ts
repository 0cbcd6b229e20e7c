import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { installSystemPackages } from './system-packages.ts';

await runProgram(async () => {
  installSystemPackages();
  await runInParallel([
    'npm run --silent typecheck',
    'npm run --silent lint',
    'vitest run src build scripts',
  ]);
  await runBrowserTests(['desktop', 'phone']);
});
