import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { routes } from '../src/config/routes.ts';
import { readText } from '../src/config/read-text.ts';
import { UserError } from './cli.ts';
import { addPolicies } from './content-security-policy.ts';
import { listFiles, precompress } from './site-files.ts';

/** Files that a host reads but does not serve. */
const hostFiles = ['_headers', '_redirects', 'wrangler.jsonc', '.assetsignore'];

/** The licenses of all third-party work on the site. Vite lists the bundled packages. */
const notices = 'third-party-notices.txt';

/** Licenses of what is on the site but not in its JavaScript bundle. */
const otherLicenses = {
  'Figtree (typeface)': 'brand/fonts/LICENSE-figtree.txt',
  'Fraunces (typeface)': 'brand/fonts/LICENSE-fraunces.txt',
  'Lucide (icons)': 'node_modules/lucide-react/LICENSE',
  Astro: 'node_modules/astro/LICENSE',
};

/** The rules in `_headers` for files with a hash in their name, which can be cached forever. */
const createHashedFileRules = (folder: string) =>
  listFiles(folder)
    .filter((file) => /^(_astro|pictures)\//.test(file))
    .map((file) => `/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`)
    .join('');

/**
 * After a build, adds a content security policy to each page, and writes the licenses, compressed copies and the hosts'
 * files.
 */
export function hostedOutput(): AstroIntegration {
  return {
    name: 'hosted-output',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName: notices } } } });
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const missing = Object.values(routes).find(
          (path) => !existsSync(join(folder, `${path === '/' ? 'index' : path}.html`)),
        );
        if (missing)
          throw new UserError(
            `src/config/routes.ts: no file in src/pages/[...language] writes the page ${missing}; write one, or remove the route.`,
          );
        await addPolicies(folder);
        for (const [name, file] of Object.entries(otherLicenses))
          await appendFile(
            join(folder, notices),
            `\n## ${name}\n\n${await readFile(file, 'utf8')}`,
          );
        for (const name of hostFiles)
          await writeFile(join(folder, name), readText(join('hosting', name)));
        await appendFile(join(folder, '_headers'), createHashedFileRules(folder));
        // Last: the rules above are not for compressed copies.
        await precompress(folder);
      },
    },
  };
}
