import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPagePolicies } from './content-security-policy.ts';
import { writeHosting } from '../hosting/targets/write.ts';
import { hostingFolder, policiesFile } from './paths.ts';
import { precompress } from './precompress.ts';
import { releaseProblems } from '../tools/release/release-problems.ts';

/** After a build, writes the content security policy of each page, compressed files and the configuration of each hosting target. */
export function hostingOutput(): AstroIntegration {
  return {
    name: 'hosting-output',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const policies = await readPagePolicies(folder);
        await writeFile(policiesFile, JSON.stringify(policies, null, 2));
        logger.info(`${await precompress(folder)} files compressed`);
        await writeHosting(folder, policies, hostingFolder, { samples: releaseProblems().length });
        logger.info(`hosting configuration is in ${hostingFolder}`);
      },
    },
  };
}
