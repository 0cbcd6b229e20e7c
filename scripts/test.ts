import { runProgram } from '../build/cli.ts';
import { runBrowserTests, runInParallel } from './checks.ts';
import { installChromium } from './system-packages.ts';

await runProgram(async () => {
  installChromium();
  await runInParallel([
    'npm run --silent typecheck',
    'npm run --silent lint',
    'vitest run src build scripts',
  ]);
  await runBrowserTests('desktop', 'phone');
});
