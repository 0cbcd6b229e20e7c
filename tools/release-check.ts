import { loadEnvFile } from '../src/config/env-file.ts';
import { runProgram, UserError } from './cli.ts';
import { sampleContent, placeholderSettings, unnamedOwner } from './samples.ts';

const things = (count: number) => (count === 1 ? '1 thing stands in' : `${count} things stand in`);

await runProgram(async () => {
  loadEnvFile();
  const found = [
    ...placeholderSettings(process.env),
    ...sampleContent('content'),
    ...unnamedOwner('LICENSE'),
  ];
  for (const { what, file, how } of found) console.log(`• ${what}\n  ${file}: ${how}.\n`);
  if (found.length > 0) throw new UserError(`${things(found.length)} for something real.`);
  console.log('Nothing stands in for something real: ready for release.');
});
