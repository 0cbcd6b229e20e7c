import { readFile, rm, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { readPackage, thirdPartyNotices, type ShippedPackage } from './third-party.ts';
import { unbundledPackages } from './unbundled-packages.ts';

const bundledPackages = 'bundled-packages.json';

/**
 * Writes `third-party-notices.txt`, the license notices of every package in the built site. A license
 * that is not on the accepted list stops the build.
 */
export function thirdParty(): AstroIntegration {
  return {
    name: 'third-party',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        // Vite lists the packages in the bundle.
        const build = { license: { fileName: bundledPackages } };
        updateConfig({ vite: { build } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const list = new URL(bundledPackages, dir);
        const bundled = JSON.parse(await readFile(list, 'utf8')) as ShippedPackage[];
        await rm(list);
        const names = new Set(bundled.map(({ name }) => name));
        const unbundled = unbundledPackages.filter((name) => !names.has(name)).map(readPackage);
        const packages = [...bundled, ...unbundled];
        await writeFile(new URL('third-party-notices.txt', dir), thirdPartyNotices(packages));
        logger.info(`${packages.length} third-party packages, all under accepted licenses`);
      },
    },
  };
}
