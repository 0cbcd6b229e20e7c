import { appendFile, readFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const fileName = 'third-party-notices.txt';

/** Licenses of what is on the site but not in its JavaScript bundle. */
const otherLicenses = {
  'Figtree (typeface)': 'brand/fonts/LICENSE-figtree.txt',
  'Fraunces (typeface)': 'brand/fonts/LICENSE-fraunces.txt',
  'Lucide (icons)': 'node_modules/lucide-react/LICENSE',
  Astro: 'node_modules/astro/LICENSE',
};

/** Writes the licenses of all third-party work on the site: Vite lists the bundled packages, and this adds the rest. */
export function thirdPartyNotices(): AstroIntegration {
  return {
    name: 'third-party-notices',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { build: { license: { fileName } } } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [name, file] of Object.entries(otherLicenses)) {
          const license = await readFile(file, 'utf8');
          await appendFile(new URL(fileName, dir), `\n## ${name}\n\n${license}`);
        }
      },
    },
  };
}
