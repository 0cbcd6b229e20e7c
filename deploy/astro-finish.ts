import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPagePolicies } from './content-security-policy.ts';
import { writeHosting } from './hosts/write.ts';
import { minifyPages } from './inline-scripts.ts';
import { hostingFolder, policiesFile } from './paths.ts';
import { precompress } from './precompress.ts';

/**
 * After a build: minifies the scripts within pages, notes each page's content security policy,
 * compresses what can be and writes what hosts take.
 */
export function finishedBuild(): AstroIntegration {
  return {
    name: 'finished-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await minifyPages(folder);
        const policies = await readPagePolicies(folder);
        await writeFile(policiesFile, JSON.stringify(policies, null, 2));
        logger.info(`${await precompress(folder)} files compressed`);
        await writeHosting(folder, policies, hostingFolder);
        logger.info(`what hosts take is in ${hostingFolder}`);
      },
    },
  };
}
