import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicies } from '../build/content-security-policy.ts';
import { hostingFolder, policiesFile, siteFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram } from '../build/cli.ts';

await runProgram(async () => {
  await checkSources();
  // Imported after the check, so that a mistake in the sources is reported without delay.
  const { build } = await import('astro');
  await build({});
  const { homeOnServer, writeHosting } = await import('../packages/hosting/targets/write.ts');
  const { releaseProblems } = await import('./release/release-problems.ts');
  const policies = JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;
  await writeHosting(siteFolder, policies, hostingFolder, { samples: releaseProblems().length });
  const { hasContactService } = await import('../src/config/site.ts');
  const contactFolder = join(hostingFolder, 'contact');
  // An earlier build may have left the service.
  rmSync(contactFolder, { recursive: true, force: true });
  if (hasContactService) {
    const { writeContactService } = await import('../packages/contact-service/write-service.ts');
    await writeContactService(contactFolder, `${homeOnServer}/contact`);
  }
  console.log(`The site is in ${siteFolder}, its configuration for servers in ${hostingFolder}.`);
});
