import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routes } from '../src/config/routes.ts';
import { findEncodingProblem, readText } from '../src/config/read-text.ts';
import { UserError } from './cli.ts';
import { addPolicies } from './content-security-policy.ts';
import { precompress, findMissingPages, isPublic, listFiles } from './site-files.ts';

/** Files that a host reads but does not serve. */
const hostFiles = ['_headers', '_redirects', 'wrangler.jsonc', '.assetsignore'];

/** The rules in `_headers` for files with a hash in their name, which can be cached forever. */
const createHashedFileRules = (folder: string) =>
  listFiles(folder)
    .filter((file) => /^(_astro|pictures)\//.test(file) && isPublic(file))
    .map((file) => `/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join('');

/** After a build, adds a content security policy to each page, and writes compressed copies and the hosts' files. */
export function hostedOutput(): AstroIntegration {
  return {
    name: 'hosted-output',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const [missing] = findMissingPages(folder, Object.values(routes));
        if (missing)
          throw new UserError(
            `src/config/routes.ts: no file in src/pages/[...language] writes the page ${missing}; write one, or remove the route.`,
          );
        await addPolicies(folder);
        await precompress(folder);
        for (const name of hostFiles) {
          const file = join('hosting', name);
          const problem = findEncodingProblem(readText(file));
          if (problem) throw new UserError(`${file}: ${problem}`);
          await writeFile(join(folder, name), readText(file));
        }
        await appendFile(join(folder, '_headers'), createHashedFileRules(folder));
      },
    },
  };
}
