import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const compressedCopy = /\.(br|gz)$/;
const hidden = /(^|\/)\.(?!well-known\/)/;

/** Paths of all files in a folder, relative to it, with forward slashes on every system. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
}

/** Whether visitors may fetch a file: false for compressed copies and hidden files. */
export function isPublic(file: string): boolean {
  return !compressedCopy.test(file) && !hidden.test(file);
}

/** Finds the paths, such as `/about`, for which a built site has no page. */
export function findMissingPages(folder: string, paths: readonly string[]): string[] {
  return paths.filter((path) => !existsSync(join(folder, `${path === '/' ? 'index' : path}.html`)));
}
