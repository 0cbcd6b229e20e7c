import type { Sources } from '../../src/content/sources.ts';
import { choicesOf } from './kinds.ts';
import type { Described } from './describe.ts';

/** The language that all content has; a translation may lack texts, which are then in this one. */
export const mainLanguage = 'en';

const folderOf = (name: string) => name.split('/', 1)[0] ?? '';

/** The languages of the content, the main one first: each folder but `facts` is one. */
export function languagesOf(sources: Sources): string[] {
  const folders = new Set([...sources.keys()].filter((name) => name.includes('/')).map(folderOf));
  const others = [...folders].filter((folder) => folder !== 'facts' && folder !== mainLanguage);
  return [mainLanguage, ...others.toSorted()];
}

/** Whether a file is in `facts`, which is the main language's without being in a folder of it. */
export const isFacts = (name: string) => /^(?:\w+\/)?facts\//.test(name);

/** The file of the same texts in another language: `en/faq.yaml` → `id/faq.yaml`, `facts/…` → `id/facts/…`. */
export function nameIn(language: string, name: string): string {
  const inFolder = name.startsWith('facts/') ? name : name.slice(folderOf(name).length + 1);
  return isFacts(name) && language === mainLanguage ? inFolder : `${language}/${inFolder}`;
}

/** Files in which the CMS cannot find the entry that a translated one belongs to: stays have no ids. */
const oneLanguageFiles: ReadonlySet<string> = new Set(['facts/portfolio.yaml']);

/** The languages that a file is in; one for a file that has no translation. */
export function languagesOfFile(name: string, sources: Sources): string[] {
  if (oneLanguageFiles.has(name)) return [mainLanguage];
  return languagesOf(sources).filter((code) => sources.has(nameIn(code, name)));
}

/** Whether a file translates another one. */
export function isTranslation(name: string): boolean {
  return ![mainLanguage, 'facts'].includes(folderOf(name));
}

/** Whether a field has words, which differ by language. Its other values are the same in all languages. */
export function hasWords(node: Described): boolean {
  const { choices } = choicesOf(node);
  const [{ type, pattern, format, enum: options, idIn, imageFolder } = {}] = choices;
  const isText = choices.length === 1 && type === 'string';
  return (
    isText && [pattern, format, options, idIn, imageFolder].every((rule) => rule === undefined)
  );
}
