import { runProgram, UserError } from '../build/cli.ts';
import { findReleaseProblems } from './release-problems.ts';

// Lists what must change before the site is released.
await runProgram(async () => {
  const problems = findReleaseProblems();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new UserError(`Before release: ${problems.length} to do.`);
  console.log('No samples, placeholders or open promises: ready for release.');
});
