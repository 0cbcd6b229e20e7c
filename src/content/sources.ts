import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readText } from '../config/read-text.ts';

/** The folder of the content, from the project root. */
export const contentFolder = 'content';

/** The path of a content file, as messages name it. */
export const contentPath = (name: string) => join(contentFolder, name);

/** The text of each content file, by its path in the content folder. */
export type Sources = ReadonlyMap<string, string>;

/** Every content file below a folder, as paths from the project root. */
export function contentFiles(folder = contentFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => join(folder, name));
}

/** Reads every content file below a folder. */
export function readSources(folder = contentFolder): Sources {
  return new Map(
    contentFiles(folder).map((file) => [
      file.slice(folder.length + 1).replaceAll(sep, '/'),
      readText(file),
    ]),
  );
}
