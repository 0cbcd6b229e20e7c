import { buildFolder, siteFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram } from '../build/cli.ts';
import { loadSettings } from '../src/config/settings.ts';

/** Writes the contact service as one file that needs only Node. */
async function bundleContactService(file: string): Promise<void> {
  const { build } = await import('rolldown');
  await build({
    input: 'packages/contact-service/contact.ts',
    platform: 'node',
    logLevel: 'warn',
    output: { file, codeSplitting: false },
  });
  console.log(`The contact service is in ${file}.`);
}

await runProgram(async () => {
  await checkSources();
  // Imported after the check, so that a mistake in the sources is reported without delay.
  const { build } = await import('astro');
  await build({});
  console.log(`The site is in ${siteFolder}.`);
  if (loadSettings().hasContactService)
    await bundleContactService(`${buildFolder}/contact-service.mjs`);
});
