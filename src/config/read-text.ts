import { readFileSync } from 'node:fs';

/** What is wrong with a text from a file in another encoding than UTF-8, whose letters are lost; undefined if nothing is. */
export const findEncodingProblem = (text: string) =>
  /[\uFFFD\0]/.test(text)
    ? 'the file is not saved as UTF-8; save it again in that encoding.'
    : undefined;

/** The text of a file as any editor may have saved it: without a byte order mark, and with \n at the end of each line. */
export function readText(file: string): string {
  return new TextDecoder().decode(readFileSync(file)).replaceAll(/\r\n?/g, '\n');
}
