// Mutation tests: changes the site's rules one expression at a time, and lists the changes that no unit
// test detects. Takes about ten minutes; the report is in .build/mutation.
import { spawnSync } from 'node:child_process';
import { runProgram } from './cli.ts';
import { toolPackage } from './tool-package.ts';

const folder = 'tests/mutation';

await runProgram(async () => {
  const stryker = toolPackage(folder, '@stryker-mutator/core/bin/stryker.js');
  const config = `${folder}/stryker.config.mjs`;
  const args = [stryker, 'run', config, ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
});
