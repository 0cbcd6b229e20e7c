import { parse, stringify } from 'yaml';
import { getChildren } from '../parse/values.ts';
import { legalFiles, schemas } from '../schemas/schemas.ts';
import type { Sources } from '../sources.ts';
import { languageFile, translationName } from './language.ts';
import { findWords, needsTranslation } from './translate.ts';

type Path = readonly (string | number)[];

/** Keeps only the words in a value, and the ids of entries. Entries without an id are matched by their position. */
function keepWords(value: unknown, path: Path, hasWords: (path: Path) => boolean): unknown {
  const steps = getChildren(value);
  if (!steps) return value;
  const kept = steps
    .filter(([step]) => typeof step === 'number' || step === 'id' || hasWords([...path, step]))
    .map(([step, inside]) => [step, keepWords(inside, [...path, step], hasWords)] as const);
  return Array.isArray(value) ? kept.map(([, inside]) => inside) : Object.fromEntries(kept);
}

/** The words in an English file, in the same places; undefined if there are none. */
function getWords(name: string, source: string): string | undefined {
  const schema = schemas[name];
  const value: unknown = parse(source);
  const words = schema ? findWords(schema, value) : [];
  const paths = words
    .filter(({ text }) => needsTranslation(text))
    .map(({ path }) => `${path.join('.')}.`);
  if (paths.length === 0) return undefined;
  const hasWords = (path: Path) => {
    const own = `${path.join('.')}.`;
    return paths.some((inside) => inside.startsWith(own) || own.startsWith(inside));
  };
  return stringify(keepWords(value, [], hasWords), { lineWidth: 0, singleQuote: true });
}

/**
 * Creates the files of a new language, which is not published yet: the English words, in the same places. Everything
 * that is the same in every language, such as prices, icons and links, is left out.
 */
export function createLanguage(sources: Sources, code: string): Map<string, string> {
  const { region } = new Intl.Locale(code).maximize();
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  const language = `name: ${name}\nlocale: ${code}-${region}\nreviewed: false\npublished: false\n`;
  const files = new Map([[languageFile(code), language]]);
  for (const file of Object.keys(schemas)) {
    const words = getWords(file, sources.get(file) ?? '');
    if (words !== undefined) files.set(translationName(file, code), words);
  }
  for (const file of Object.values(legalFiles))
    files.set(translationName(file, code), sources.get(file) ?? '');
  return files;
}
