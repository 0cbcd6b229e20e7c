import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { checkContent } from '../src/content/content.ts';
import { contentFiles, contentFolder } from '../src/content/sources.ts';

const contentModule = resolve('src/content/content.ts');

/** Tells Vite which files the content module reads, since Vite cannot see it, and which are new or gone. */
const contentDependencies: Plugin = {
  name: 'content-dependencies',
  transform: {
    filter: { id: /src\/content\/content\.ts$/ },
    handler() {
      for (const file of contentFiles()) this.addWatchFile(resolve(file));
    },
  },
  hotUpdate({ type, file, modules }) {
    if (type === 'update' || !file.startsWith(resolve(contentFolder))) return modules;
    return [...(this.environment.moduleGraph.getModulesByFile(contentModule) ?? [])];
  },
};

/**
 * Stops a build with invalid content before anything is rendered. In development, reloads a page when a content
 * file is saved.
 */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        checkContent();
        updateConfig({ vite: { plugins: [contentDependencies] } });
      },
    },
  };
}
