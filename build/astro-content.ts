import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { content } from '../src/content/content.ts';
import { contentFiles } from '../src/content/sources.ts';

/** Lets the module that reads the content depend on every file it reads, which Vite cannot see. */
const contentDependencies: Plugin = {
  name: 'content-dependencies',
  transform: {
    filter: { id: /src\/content\/content\.ts$/ },
    handler() {
      for (const file of contentFiles('content')) this.addWatchFile(resolve(file));
    },
  },
};

/**
 * Stops a build whose content is broken before anything is rendered (importing the content checks
 * it); in development, a page is drawn anew when an editor saves a content file.
 */
export function checkedContent(): AstroIntegration {
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({ vite: { plugins: [contentDependencies] } });
        logger.info(`${content.integrations.length} integrations, ${content.plans.length} plans`);
      },
    },
  };
}
