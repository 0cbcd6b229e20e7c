import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { content } from '../src/content/content.ts';
import { contentFiles } from '../src/content/sources.ts';

/** Tells Vite which files the content module reads, since Vite cannot see it. */
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
 * Stops a build with invalid content before anything is rendered (importing the content validates
 * it). In development, reloads a page when a content file is saved.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ updateConfig, logger }) => {
        updateConfig({ vite: { plugins: [contentDependencies] } });
        logger.info(`${content.integrations.length} integrations, ${content.plans.length} plans`);
      },
    },
  };
}
