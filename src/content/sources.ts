import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ContentError } from './parse/content-error.ts';

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
 * @throws {ContentError} naming a file that `decodeSource` refuses.
 */
export function readSources(folder = contentFolder): Sources {
  return new Map(
    contentFiles(folder).map((file) => [
      file.slice(folder.length + 1).replaceAll(sep, '/'),
      decodeSource(file, readFileSync(file)),
    ]),
  );
}

/**
 * Decodes a content file.
 * @throws {ContentError} if it is not UTF-8, so that letters would be lost, or has control characters,
 * which would be invisible in a field's name.
 */
export function decodeSource(file: string, bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text === null) {
    throw new ContentError(
      { file },
      'the file is not saved as UTF-8; save it again in that encoding.',
    );
  }
  const [above, character] = text.split(/(?!\r\n)([^\P{Cc}\t\n])/u, 2);
  if (above === undefined || character === undefined) return text;
  const line = above.split('\n').length;
  throw new ContentError(
    { file },
    `line ${line}: there is an invisible character; type the line again.`,
  );
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
