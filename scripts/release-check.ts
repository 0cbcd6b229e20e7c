import { runProgram, UserError } from '../build/cli.ts';
import { releaseProblems } from './release-problems.ts';

// Lists what must change before the site is released.
await runProgram(async () => {
  const problems = releaseProblems();
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new UserError(`Before release: ${problems.length} to do.`);
  console.log('No samples, placeholders or open promises: ready for release.');
});
