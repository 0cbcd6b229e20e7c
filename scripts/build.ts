import { build } from 'astro';
import { checkSources } from './check-sources.ts';
import { runProgram } from './ports.ts';

await runProgram(async () => {
  await checkSources();
  await build({});
});
