import { build } from 'astro';
import { build as bundle } from 'rolldown';
import { runProgram } from '../build/cli.ts';
import { buildFolder, findSiteFolder } from '../build/site-files.ts';
import { loadSettings } from '../src/config/settings.ts';
import { checkContent } from '../src/content/content.ts';

/** Bundles the contact service into one file that needs only Node. */
async function bundleContactService(file: string): Promise<void> {
  await bundle({
    input: 'packages/contact-service/contact.ts',
    platform: 'node',
    logLevel: 'warn',
    output: { file, codeSplitting: false },
  });
  console.log(`The contact service is in ${file}.`);
}

await runProgram(async () => {
  const note = checkContent();
  await build({});
  console.log(`The site is in ${findSiteFolder()}.`);
  if (note) console.log(note);
  if (loadSettings().hasContactService)
    await bundleContactService(`${buildFolder}/contact-service.mjs`);
});
