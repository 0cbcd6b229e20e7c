import { turnIntoAnotherCompany } from '../tests/another-company/apply.ts';
import { runProgram } from './cli.ts';
import { runSuiteInCopy } from './suite-in-copy.ts';
import { installSystemPackages } from './system-packages.mjs';

await runProgram(async () => {
  installSystemPackages();
  runSuiteInCopy({
    folder: '.build/company-copy',
    change: turnIntoAnotherCompany,
    // One makes this copy, one edits the shipped content.
    excluded: ['**/another-company.test.ts', '**/content-edits.test.ts'],
    browserArguments: process.argv.slice(2),
    failure: 'A test needs the shipped company',
  });
});
