import { checkSources } from './check-sources.ts';
import { runProgram } from './cli.ts';

await runProgram(async () => {
  await checkSources();
  // Imported after the check, so that a mistake in the sources is reported without delay.
  const { build } = await import('astro');
  await build({});
});
