import { mainLanguage } from '../config/routes.ts';
import { readContent, type Content } from './read-content.ts';
import { readEach } from './parse/content-error.ts';
import { readSources } from './sources.ts';
import { readLanguages, type Language } from './translation/language.ts';

const sources = readSources();

/** The languages of the site, English first. */
export const languages: readonly Language[] = readLanguages(sources).filter(
  ({ published }) => published,
);

const english = readContent(sources);
const contents = new Map(
  readEach(languages, ({ code }) => [
    code,
    code === mainLanguage ? english : readContent(sources, code, english),
  ]),
);

/** The site's content in English, checked. */
export const content: Content = english;

/**
 * The site's content in a language.
 * @param code undefined for English, as the parameter of its addresses is.
 */
export function contentIn(code: string = mainLanguage): Content {
  const found = contents.get(code);
  if (!found) throw new Error(`There is no content in the language "${code}".`);
  return found;
}
