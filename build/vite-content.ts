import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFiles, contentFolder } from '../src/content/sources.ts';

const contentModule = resolve('src/content/content.ts');

/**
 * A Vite plugin that lists the files that the content module reads. In development, pages then reload when a content
 * file is saved, added or removed.
 */
export const contentDependencies: Plugin = {
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
