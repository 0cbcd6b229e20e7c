import { loadEnvFile } from '../src/config/env-file.ts';
import { runProgram, UserError } from './cli.ts';
import { releaseProblems } from './samples.ts';

const countText = (count: number) =>
  count === 1 ? '1 sample or placeholder' : `${count} samples and placeholders`;

await runProgram(async () => {
  loadEnvFile();
  const problems = releaseProblems();
  for (const { problem, file, fix } of problems) console.log(`• ${problem}\n  ${file}: ${fix}.\n`);
  if (problems.length > 0) throw new UserError(`${countText(problems.length)} to replace.`);
  console.log('No samples or placeholders left: ready for release.');
});
