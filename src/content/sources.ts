import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readText } from '../config/read-text.ts';
import { ContentError } from './parse/content-error.ts';

/** The folder of the content, from the project root. */
export const contentFolder = 'content';

/** The path of a content file, as error messages show it. */
export const contentPath = (name: string) => join(contentFolder, name);

/** The text of each content file, by its path in the content folder. */
export type Sources = ReadonlyMap<string, string>;

/** Lists the content files in a folder and below, as paths from the project root. */
export function contentFiles(folder = contentFolder): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => join(folder, name));
}

/** Reads the content files in a folder and below. */
export function readSources(folder = contentFolder): Sources {
  return new Map(
    contentFiles(folder).map((file) => [
      file.slice(folder.length + 1).replaceAll(sep, '/'),
      readText(file),
    ]),
  );
}

/**
 * Finds the text of a content file.
 * @throws {ContentError} if there is none.
 */
export function readSource(sources: Sources, name: string): string {
  const source = sources.get(name);
  if (source === undefined) throw new ContentError([`${contentPath(name)}: the file is missing.`]);
  return source;
}
