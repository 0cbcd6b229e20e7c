import { globSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function inCapitals(index: number): string {
  const rest = Math.floor(index / capitals.length);
  return `${rest > 0 ? inCapitals(rest - 1) : ''}${capitals.charAt(index % capitals.length)}`;
}

/**
 * Short names for what CSS modules name, the same in every build of the same sources: capitals
 * count the file, what follows counts the class or animation in it. Spelled out as name, hash and
 * line they were 2 KB of the landing page's compressed 35.
 * @param files every module stylesheet, as an absolute path with forward slashes.
 */
export function classNames(files: readonly string[]) {
  const fileNames = new Map(files.toSorted().map((file, index) => [file, inCapitals(index)]));
  return (name: string, file: string, css: string): string => {
    const fileName = fileNames.get(file.split('?', 1)[0] ?? '');
    const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))];
    const index = names.indexOf(name);
    if (!fileName || index < 0) throw new Error(`No short name for ${name} of ${file}.`);
    return fileName + index.toString(36);
  };
}

/** Shortens class names in builds; `astro dev` keeps those that can be read. */
export function shortClassNames(): AstroIntegration {
  return {
    name: 'short-class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'build') return;
        const files = globSync('src/**/*.module.css').map((file) =>
          resolve(file).replaceAll(sep, '/'),
        );
        const generateScopedName = classNames(files);
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
    },
  };
}
