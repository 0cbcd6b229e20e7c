import { loadEnvFile } from '../src/config/env-file.ts';
import { Complaint, runProgram } from './ports.ts';
import { sampleContent, standInSettings, unnamedOwner } from './stand-ins.ts';

await runProgram(async () => {
  loadEnvFile();
  const found = [
    ...standInSettings(process.env),
    ...sampleContent('src/content'),
    ...unnamedOwner('LICENSE'),
  ];
  for (const { what, file, how } of found) console.log(`• ${what}\n  ${file}: ${how}.\n`);
  if (found.length > 0) throw new Complaint(`${found.length} things stand in for something real.`);
  console.log('Nothing stands in for something real: ready for release.');
});
