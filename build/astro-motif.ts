import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { motif } from '../src/config/site.ts';

/**
 * Builds the site with the drawings that MOTIF names. Pages import them from `@motif`, so that neither the
 * markup nor the styles of the others are in the build.
 */
export function motifDrawings(): AstroIntegration {
  const folder = motif === 'bali' || motif === 'plain' ? motif : 'own';
  return {
    name: 'motif',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const alias = { '@motif': resolve('src/illustrations/motif', folder) };
        updateConfig({ vite: { resolve: { alias } } });
      },
    },
  };
}
