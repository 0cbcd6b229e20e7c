import { applyEdits } from './content-edits/apply.ts';
import { runProgram } from './cli.ts';
import { runSuiteInCopy } from './suite-in-copy.ts';
import { installSystemPackages } from './system-packages.mjs';

await runProgram(async () => {
  installSystemPackages();
  runSuiteInCopy({
    folder: '.build/edited-copy',
    change: applyEdits,
    // One asserts the original figures, one makes the same edits.
    excluded: ['**/specification.test.ts', '**/content-edits.test.ts'],
    browserArguments: ['--project=desktop', '--project=phone', ...process.argv.slice(2)],
    failure: 'A valid content change broke a test',
  });
});
