import { join } from 'node:path';
import { mainLanguage } from '../config/routes.ts';
import { readContent, type Content } from './read-content.ts';
import { readSources } from './sources.ts';
import { readLanguages, type Language } from './translation/language.ts';

const sources = readSources('content');

/** The languages of the site, English first. */
export const languages: readonly Language[] = readLanguages(sources, (name) =>
  join('content', name),
);

const contents = new Map<string, Content>(
  languages.map(({ code }) => [code, readContent('content', sources, code)]),
);

/** The site's content in English, checked. */
export const content = contentIn(mainLanguage);

/**
 * The site's content in a language.
 * @param code undefined for English, as the parameter of its addresses is.
 */
export function contentIn(code: string = mainLanguage): Content {
  const found = contents.get(code);
  if (!found) throw new Error(`There is no content in the language "${code}".`);
  return found;
}
