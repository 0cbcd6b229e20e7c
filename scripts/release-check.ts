import { runProgram, UserError } from '../build/cli.ts';
import { mainLanguage } from '../src/config/routes.ts';
import { loadLanguages, loadSamples } from '../src/content/content.ts';

// Lists what must change before the site is released.
await runProgram(() => {
  const unreviewed = loadLanguages()
    .filter(({ code, reviewed }) => code !== mainLanguage && !reviewed)
    .map(
      ({ code }) =>
        `content/${code}/language.yaml, reviewed: no native speaker has read the texts; have one read every page, then write \`reviewed: true\`.`,
    );
  const problems = [...loadSamples(), ...unreviewed];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) throw new UserError(`Before release: ${problems.length} to do.`);
  console.log('No samples, placeholders or open promises: ready for release.');
});
