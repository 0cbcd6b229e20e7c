import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ContentError } from '../domain/content-error.ts';

/** Texts of content files, by their path in the content's folder. */
export type Sources = ReadonlyMap<string, string>;

/** Every content file below a folder, as paths from the project root. */
export function contentFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.endsWith('README.md'))
    .map((name) => join(folder, name));
}

/**
 * Reads every content file below a folder.
 * @throws {ContentError} naming a file that is not in UTF-8, whose letters would be lost.
 */
export function readSources(folder: string): Sources {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  return new Map(
    contentFiles(folder).map((file) => {
      const name = file.slice(folder.length + 1).replaceAll(sep, '/');
      try {
        return [name, utf8.decode(readFileSync(file))];
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        throw new ContentError({ file }, 'it is not saved in UTF-8; your editor can do that.');
      }
    }),
  );
}
