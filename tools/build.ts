import { readFileSync } from 'node:fs';
import type { PagePolicies } from '../build/content-security-policy.ts';
import { hostingFolder, policiesFile, siteFolder } from '../build/paths.ts';
import { checkSources } from './check-sources.ts';
import { runProgram } from './cli.ts';

await runProgram(async () => {
  await checkSources();
  // Imported after the check, so that a mistake in the sources is reported without delay.
  const { build } = await import('astro');
  await build({});
  const { writeHosting } = await import('../hosting/targets/write.ts');
  const { releaseProblems } = await import('./release/release-problems.ts');
  const policies = JSON.parse(readFileSync(policiesFile, 'utf8')) as PagePolicies;
  await writeHosting(siteFolder, policies, hostingFolder, { samples: releaseProblems().length });
  console.log(`The site is in ${siteFolder}, its configuration for servers in ${hostingFolder}.`);
});
