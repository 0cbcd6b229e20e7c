import { createHash } from 'node:crypto';
import { translationName } from './language.ts';
import type { MadeFrom } from './made-from.ts';
import type { TranslatedText } from './texts.ts';

/** The key of a Markdown file, which is one text. */
const wholeText = 'the whole text';

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
