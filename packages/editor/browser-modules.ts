import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { brandIconSlugs, images } from '../../src/content/schemas/image-catalog.ts';
import * as site from '../../src/config/site.ts';

/** A module that a browser gets instead of one of the project's, which needs Node. */
const replaced: Record<string, () => string> = {
  // Settings are those of the build.
  'src/config/site.ts': () =>
    Object.entries(site)
      .filter(([, value]) => typeof value !== 'function')
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n'),
  // The CMS offers the images that exist, and adds those that it saves.
  'src/content/schemas/image-catalog.ts': () => `
    const slugs = new Set(${JSON.stringify([...brandIconSlugs])});
    const sizes = new Map(${JSON.stringify([...images.files].map((path) => [path, images.measure(path)]))});
    // A picture that is added with the change is measured by the build.
    const added = { widthPx: 1, heightPx: 1, bytes: 0 };
    const files = new Set(sizes.keys());
    files.has = (path) => path.startsWith('/images/');
    export const images = {
      files,
      hasBrandIcon: (slug) => slugs.has(slug),
      measure: (path) => sizes.get(path) ?? added,
    };`,
  'src/content/sources.ts': () => `
    import { sources } from 'virtual:content-editor';
    export const contentFolder = 'content';
    export const contentPath = (name) => \`content/\${name}\`;
    export const readSources = () => new Map(Object.entries(sources));`,
};

/** Replaces the parts of the content model that need Node. */
export function browserModules(): Plugin {
  const nodePath = resolve('packages/editor/app/node-path.ts');
  const files = new Map(Object.entries(replaced).map(([file, code]) => [resolve(file), code]));
  return {
    name: 'browser-modules',
    enforce: 'pre',
    resolveId: (id) => (id === 'node:path' ? nodePath : undefined),
    load: (id) => files.get(id)?.(),
  };
}

/** The module with the CMS's configuration and the content. */
export function editorData(data: { config: object; sources: Record<string, string> }): Plugin {
  const id = 'virtual:content-editor';
  return {
    name: 'editor-data',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}`
        ? Object.entries(data)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n')
        : undefined,
  };
}
