import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { addPolicies } from './content-security-policy.ts';
import { precompress } from './precompress.ts';

/** Files that a host reads; it does not serve them. */
const hostFiles = ['_headers', '_redirects', 'wrangler.jsonc', '.assetsignore'];

/** After a build, writes each page's content security policy into it, compressed copies, and what hosts read. */
export function hostedOutput(): AstroIntegration {
  return {
    name: 'hosted-output',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await addPolicies(folder);
        await precompress(folder);
        for (const file of hostFiles) await cp(join('hosting', file), join(folder, file));
      },
    },
  };
}
