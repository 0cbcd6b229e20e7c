import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ContentError, readEach } from './parse/content-error.ts';

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

/**
 * Reads every content file below a folder.
 * @throws {ContentError} naming a file that is not UTF-8, so that letters would be lost.
 */
export function readSources(folder = contentFolder): Sources {
  const texts = readEach(contentFiles(folder), (file): [string, string] => {
    const text = new TextDecoder().decode(readFileSync(file));
    if (!text.includes('\uFFFD')) return [file.slice(folder.length + 1).replaceAll(sep, '/'), text];
    const problem = 'the file is not saved as UTF-8; save it again in that encoding.';
    throw new ContentError({ file }, problem);
  });
  return new Map(texts);
}
