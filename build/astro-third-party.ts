import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import {
  besideTheBundle,
  readPackage,
  thirdPartyNotices,
  type ShippedPackage,
} from './third-party.ts';

const bundledPackages = 'bundled-packages.json';

/**
 * Writes `third-party-notices.txt`: the licenses of all that the built site has from others, as
 * they ask for. A license that nobody has accepted stops the build.
 */
export function thirdParty(): AstroIntegration {
  return {
    name: 'third-party',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Vite knows whose code is in the bundle.
        const build = { license: { fileName: bundledPackages } };
        updateConfig({ vite: { build } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const list = new URL(bundledPackages, dir);
        const bundled = JSON.parse(await readFile(list, 'utf8')) as ShippedPackage[];
        await rm(list);
        const names = new Set(bundled.map(({ name }) => name));
        const beside = besideTheBundle.filter((name) => !names.has(name)).map(readPackage);
        const packages = [...bundled, ...beside];
        await writeFile(new URL('third-party-notices.txt', dir), thirdPartyNotices(packages));
        logger.info(`${packages.length} packages of others, all under accepted licenses`);
      },
    },
  };
}
