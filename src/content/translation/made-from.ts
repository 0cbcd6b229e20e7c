import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';

/** Hashes of the English texts that translations were made from, by file of the language and key. */
export type MadeFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

const madeFromSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The file with the hashes of a language. `npm run translations` writes it. */
function madeFromFile(folder: string, code: string): string {
  return join(folder, code, 'made-from.json');
}

/**
 * Reads the hashes of a language; none if there is no such file.
 * @throws {ContentError} if the file was changed by hand and is not valid.
 */
export function readMadeFrom(folder: string, code: string): MadeFrom {
  const file = madeFromFile(folder, code);
  if (!existsSync(file)) return {};
  try {
    return madeFromSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const advice = `delete it, then run "npm run translations -- --accept ${code}"`;
    throw new ContentError({ file }, `a command writes this file, and it is not valid; ${advice}.`);
  }
}

export function writeMadeFrom(folder: string, code: string, madeFrom: MadeFrom): void {
  writeFileSync(madeFromFile(folder, code), `${JSON.stringify(madeFrom, null, 2)}\n`);
}
