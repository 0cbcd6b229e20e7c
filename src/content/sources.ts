import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ContentError } from './parse/content-error.ts';

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
 * @throws {ContentError} naming a file whose characters cannot be told.
 */
export function readSources(folder: string): Sources {
  return new Map(
    contentFiles(folder).map((file) => [
      file.slice(folder.length + 1).replaceAll(sep, '/'),
      decodeSource(file, readFileSync(file)),
    ]),
  );
}

/**
 * A content file's text, of its bytes.
 * @throws {ContentError} when they are not UTF-8, so that letters would be lost, or hold characters
 * that nobody sees, so that a field would be taken for another.
 */
export function decodeSource(file: string, bytes: Uint8Array): string {
  const text = decodeUtf8(bytes);
  if (text === null) {
    throw new ContentError({ file }, 'it is not saved in UTF-8; your editor can do that.');
  }
  const [above, character] = text.split(/(?!\r\n)([^\P{Cc}\t\n])/u, 2);
  if (above === undefined || character === undefined) return text;
  const line = above.split('\n').length;
  throw new ContentError(
    { file },
    `line ${line}: it holds a character that is not seen; type it anew.`,
  );
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
