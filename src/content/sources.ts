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

/** Reads the content files. */
export function readSources(): Sources {
  const names = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => name.replaceAll(sep, '/'));
  return new Map(names.map((name) => [name, readText(contentPath(name))]));
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
