import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../src/content/sources.ts';

const contentModule = resolve('src/content/content.ts');

/** A Vite plugin that reloads pages in development when a content file is saved, added or removed. */
export const contentReload: Plugin = {
  name: 'content-reload',
  hotUpdate({ file, modules }) {
    if (!file.startsWith(resolve(contentFolder))) return modules;
    return [...(this.environment.moduleGraph.getModulesByFile(contentModule) ?? [])];
  },
};
