import { globSync } from 'node:fs';
import { relative, sep } from 'node:path';

/**
 * Names a class or an animation of a CSS module by its file's place among all and its own place in
 * the file, `c1a_3`: short, since the styles travel within every page, and the same in each of the
 * build's passes.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, each]) => each);
  const fileIndex = places().indexOf(relative('', file.split('?', 1)[0] ?? file));
  const nameIndex = [...new Set(names)].indexOf(name);
  if (fileIndex < 0 || nameIndex < 0) throw new Error(`No ${name} was found in ${file}.`);
  return `c${fileIndex.toString(36)}_${nameIndex.toString(36)}`;
}

let files: string[] | undefined;

/** Every CSS module's path, in an order of its own; looked up once. */
function places(): string[] {
  files ??= globSync(`src${sep}**${sep}*.module.css`).toSorted();
  return files;
}
