import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { drawingRules, hasOwnDrawings, ownDrawings } from '../src/config/drawings.ts';
import { SettingError } from '../src/config/settings.ts';
import { motif } from '../src/config/site.ts';

/**
 * Checks that drawings of pixels are as wide as the site shows them.
 * @throws {SettingError} naming the first that is smaller or cannot be read.
 */
async function checkWidths(): Promise<void> {
  for (const { file, name, bytes, mediaType } of ownDrawings) {
    if (mediaType === 'image/svg+xml') continue;
    const { width: needed } = drawingRules[name];
    const { width = 0 } = await sharp(bytes)
      .metadata()
      .catch(() => ({ width: 0 }));
    if (width >= needed) continue;
    throw new SettingError(
      `MOTIF is ${JSON.stringify(motif)}; ${file} is ${width} pixels wide and takes at least ${needed}.`,
    );
  }
}

/**
 * Builds the site with the drawings that MOTIF names. Pages import them from `@motif`, so that neither the
 * markup nor the styles of the others are in the build.
 */
export function motifDrawings(): AstroIntegration {
  const folder = hasOwnDrawings ? 'own' : motif;
  return {
    name: 'motif',
    hooks: {
      'astro:config:setup': async ({ injectRoute, updateConfig }) => {
        const alias = { '@motif': resolve('src/illustrations/motif', folder) };
        updateConfig({ vite: { resolve: { alias } } });
        if (!hasOwnDrawings) return;
        await checkWidths();
        injectRoute({ pattern: '/motif/[file]', entrypoint: './src/pages/_motif/[file].ts' });
      },
    },
  };
}
