import { mainLanguage } from '../../../src/config/routes.ts';
import type { Sources } from '../../../src/content/sources.ts';
import { languageFile, translationName } from '../../../src/content/translation/language.ts';
import { choicesOf } from './kinds.ts';
import type { Described } from './describe.ts';

/** The languages of the content, the main one first. */
export function languagesOf(sources: Sources): string[] {
  const folders = [...sources.keys()].map((name) => name.split('/', 1)[0] ?? '');
  const codes = [...new Set(folders)].filter((folder) => sources.has(languageFile(folder)));
  return [mainLanguage, ...codes.filter((code) => code !== mainLanguage).toSorted()];
}

/** Whether a file is in `facts`, which is the main language's without being in a folder of it. */
export const isFacts = (name: string) => name.startsWith('facts/');

/** The file with the texts of a file of the main language in another one: `en/faq.yaml` → `id/faq.yaml`. */
export function nameIn(language: string, name: string): string {
  return language === mainLanguage ? name : translationName(name, language);
}

/**
 * The languages that a form shows side by side: those with a translation of the file. A translated page in
 * Markdown has a form of its own, since it is one text.
 */
export function languagesOfFile(name: string, sources: Sources): string[] {
  if (!name.endsWith('.yaml') || name === languageFile(mainLanguage)) return [mainLanguage];
  return languagesOf(sources).filter((code) => sources.has(nameIn(code, name)));
}

/** Whether a field has words, which differ by language. Its other values are the same in all languages. */
export function hasWords(node: Described): boolean {
  const { choices } = choicesOf(node);
  return choices.length === 1 && choices[0]?.isWords === true;
}
