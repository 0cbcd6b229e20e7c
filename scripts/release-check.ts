import { runProgram, UserError } from '../build/cli.ts';
import { loadLanguages, loadSamples } from '../src/content/content.ts';
import { findUnreviewed } from '../src/content/languages.ts';

// Lists what must change before the site is released.
await runProgram(() => {
  const problems = [...loadSamples(), ...findUnreviewed(loadLanguages())];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new UserError(`Before release: ${problems.length} to do.`);
  console.log('No samples, placeholders or open promises: ready for release.');
});
