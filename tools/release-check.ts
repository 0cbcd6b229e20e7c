import { parseArgs } from 'node:util';
import { loadEnvFile } from '../src/config/env-file.ts';
import { runProgram, UserError } from './cli.ts';
import { problemLine } from './release/problem.ts';
import { releaseProblems } from './release/release-problems.ts';
import { recordSamples } from './release/shipped-copy.ts';

const usage = `npm run release:check
  -- --online    also checks that the links to the product answer`;

const countText = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

function readArguments() {
  try {
    const options = { online: { type: 'boolean' }, 'record-samples': { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new UserError(`Usage: ${usage}`);
  }
}

await runProgram(async () => {
  const { online = false, 'record-samples': isRecording = false } = readArguments();
  if (isRecording) return recordSamples();
  loadEnvFile();
  const problems = releaseProblems();
  // Imported here, since it refuses settings that are not valid.
  const { builtProblems, onlineProblems } = await import('./release/site-problems.ts');
  problems.push(...builtProblems());
  if (online) problems.push(...(await onlineProblems()));
  for (const problem of problems) console.log(`• ${problemLine(problem)}\n`);
  if (problems.length > 0)
    throw new UserError(`${countText(problems.length)} to do before release.`);
  console.log('No samples or placeholders left: ready for release.');
});
