import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readPagePolicies } from './content-security-policy.ts';
import { policiesFile } from './paths.ts';
import { precompress } from './precompress.ts';

/** After a build, writes the content security policy of each page, and compressed copies of text files. */
export function policiesAndCompression(): AstroIntegration {
  return {
    name: 'policies-and-compression',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const policies = await readPagePolicies(folder);
        await writeFile(policiesFile, JSON.stringify(policies, null, 2));
        await precompress(folder);
      },
    },
  };
}
