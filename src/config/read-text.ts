import { readFileSync } from 'node:fs';

/**
 * Returns a message if a text comes from a file in another encoding than UTF-8, in which letters are lost; else
 * undefined.
 */
export const findEncodingProblem = (text: string) =>
  /[\uFFFD\0]/.test(text)
    ? 'the file is not saved as UTF-8; save it again in that encoding.'
    : undefined;

/** Reads a text file from any editor: removes a byte order mark, and turns Windows line endings into \n. */
export function readText(file: string): string {
  return new TextDecoder().decode(readFileSync(file)).replaceAll(/\r\n?/g, '\n');
}
