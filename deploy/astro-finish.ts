import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPagePolicies } from './content-security-policy.ts';
import { minifyPages } from './inline-scripts.ts';
import { policiesFile } from './paths.ts';
import { precompress } from './precompress.ts';

/**
 * After a build: minifies the scripts within pages, notes each page's content security policy and
 * compresses what can be.
 */
export function finishedBuild(): AstroIntegration {
  return {
    name: 'finished-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await minifyPages(folder);
        await writeFile(policiesFile, JSON.stringify(await readPagePolicies(folder), null, 2));
        logger.info(`${await precompress(folder)} files compressed`);
      },
    },
  };
}
