import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { hasOwnDrawings } from '../src/config/drawings.ts';
import { motif } from '../src/config/site.ts';

/**
 * Builds the site with the drawings that MOTIF names. Pages import them from `@motif`, so that neither the
 * markup nor the styles of the others are in the build.
 */
export function motifDrawings(): AstroIntegration {
  const folder = hasOwnDrawings ? 'own' : motif;
  return {
    name: 'motif',
    hooks: {
      'astro:config:setup': ({ injectRoute, updateConfig }) => {
        const alias = { '@motif': resolve('src/drawings/motif', folder) };
        updateConfig({ vite: { resolve: { alias } } });
        if (!hasOwnDrawings) return;
        injectRoute({ pattern: '/motif/[file]', entrypoint: './src/pages/_motif/[file].ts' });
      },
    },
  };
}
