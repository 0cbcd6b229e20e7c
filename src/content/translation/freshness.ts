import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';
import { translationName } from './language.ts';
import type { TranslatedText } from './texts.ts';

/** Hashes of the English texts that translations were made from, by file of the language and key. */
export type MadeFrom = Readonly<Record<string, Readonly<Record<string, string>>>>;

const madeFromSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The key of a Markdown file, which is one text. */
const wholeText = 'the whole text';

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

/** The hash of an English text; line breaks and spaces do not count. */
export function hashOf(english: string): string {
  const words = english.replaceAll(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

/** How the texts of a file are translated into a language. */
export interface FileFreshness {
  /** The file of the language, from its folder. */
  file: string;
  /** How many texts the English file has. */
  count: number;
  /** Keys that have no translation. */
  missing: string[];
  /** Keys whose translation was made from another English text, or nobody knows from which. */
  stale: string[];
  /** Keys of hashes whose text or translation is gone. */
  unused: string[];
}

const keyOf = ({ key }: TranslatedText) => key || wholeText;
const fileOf = ({ name }: TranslatedText, code: string) =>
  translationName(name, code).slice(code.length + 1);

/** What is missing, stale and unused in a language, by file. */
export function freshnessOf(
  texts: readonly TranslatedText[],
  madeFrom: MadeFrom,
  code: string,
): FileFreshness[] {
  const byFile = Map.groupBy(texts, (text) => fileOf(text, code));
  const files = new Set([...byFile.keys(), ...Object.keys(madeFrom)]);
  return [...files].map((file) => {
    const ofFile = byFile.get(file) ?? [];
    const hashes = madeFrom[file] ?? {};
    const translated = ofFile.filter(({ translation }) => translation !== undefined);
    const used = new Set(translated.map(keyOf));
    return {
      file,
      count: ofFile.length,
      missing: ofFile.filter(({ translation }) => translation === undefined).map(keyOf),
      stale: translated.filter((text) => hashes[keyOf(text)] !== hashOf(text.english)).map(keyOf),
      unused: Object.keys(hashes).filter((key) => !used.has(key)),
    };
  });
}

/**
 * Records that translations fit today's English texts, and drops hashes that nothing uses.
 * @param isAccepted whether a translation was compared with today's text, by file and key.
 */
export function acceptTexts(
  texts: readonly TranslatedText[],
  madeFrom: MadeFrom,
  code: string,
  isAccepted: (file: string, key: string) => boolean,
): MadeFrom {
  const recorded: Record<string, Record<string, string>> = {};
  for (const text of texts) {
    if (text.translation === undefined) continue;
    const [file, key] = [fileOf(text, code), keyOf(text)];
    const hash = isAccepted(file, key) ? hashOf(text.english) : madeFrom[file]?.[key];
    if (hash !== undefined) (recorded[file] ??= {})[key] = hash;
  }
  return sorted(
    Object.fromEntries(Object.entries(recorded).map(([file, hashes]) => [file, sorted(hashes)])),
  );
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
