import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPagePolicies } from './content-security-policy.ts';
import { writeHosting } from '../hosting/targets/write.ts';
import { hostingFolder, policiesFile } from './paths.ts';
import { precompress } from './precompress.ts';

/**
 * After a build: writes each page's content security policy, compresses the files and writes the
 * configuration of every hosting target.
 */
export function finishedBuild(): AstroIntegration {
  return {
    name: 'finished-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const policies = await readPagePolicies(folder);
        await writeFile(policiesFile, JSON.stringify(policies, null, 2));
        logger.info(`${await precompress(folder)} files compressed`);
        await writeHosting(folder, policies, hostingFolder);
        logger.info(`hosting configuration is in ${hostingFolder}`);
      },
    },
  };
}
