import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder } from '../src/content/sources.ts';

/** The stylesheets of a component. Astro's are compiled first, and then have double quotes. */
const imports = /import (\w+) from ['"](\.[^'"]+\.module\.css)['"]/g;

/**
 * Finds classes that a component uses and its stylesheet lacks: `styles.crad is not in ./card.module.css`. Computed
 * names, such as `styles[tone]`, are not checked.
 */
export function findUnknownClasses(
  source: string,
  readStylesheet: (path: string) => string,
): string[] {
  const code = source.replaceAll(imports, '');
  return [...source.matchAll(imports)].flatMap(([, name = '', path = '']) => {
    const css = readStylesheet(path).replaceAll(/\/\*.*?\*\//gs, '');
    const known = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, each]) => each));
    const named = code.matchAll(RegExp(`(?<![./\\w-])${name}\\.(\\w+)`, 'g'));
    return [...new Set([...named].map(([, each]) => each))]
      .filter((each) => !known.has(each))
      .map((each) => `${name}.${each} is not in ${path}`);
  });
}

/** A Vite plugin that fails on a class that the stylesheet does not define. */
export const classNameCheck: Plugin = {
  name: 'class-name-check',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.(tsx|astro)$/ },
    handler(code, id) {
      const unknown = findUnknownClasses(code, (path) =>
        readFileSync(resolve(dirname(id), path), 'utf8'),
      );
      if (unknown.length > 0) this.error(`${unknown.join('; ')}.`);
    },
  },
};

const contentModule = resolve('src/content/content.ts');

/** A Vite plugin that reloads pages in development when a content file is saved, added or removed. */
export const contentReload: Plugin = {
  name: 'content-reload',
  hotUpdate({ file, modules }) {
    if (!file.startsWith(resolve(contentFolder))) return modules;
    return [...(this.environment.moduleGraph.getModulesByFile(contentModule) ?? [])];
  },
};
