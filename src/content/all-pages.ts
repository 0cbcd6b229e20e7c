import { localHref, mainLanguage, privateRoutes, routes, type PagePath } from '../config/routes.ts';
import { contentIn, languages } from './content.ts';
import type { Content } from './read-content.ts';

/** The path of every page in English. */
export const allRoutes: readonly PagePath[] = Object.values(routes);

/** The pages for search engines, by their paths in English. */
export const publicRoutes = allRoutes.filter((route) => !privateRoutes.has(route));

/**
 * The paths of a page in all languages, for the pages below src/pages/[...language]. The parameter
 * is undefined in English.
 */
export const languagePaths = () =>
  languages.map(({ code }) => ({ params: { language: code === mainLanguage ? undefined : code } }));

/** The language of a page's text: a legal text may be in English on a page in another language. */
export function textLanguage(
  route: PagePath | null,
  { language, legal }: Pick<Content, 'language' | 'legal'>,
): string {
  const names = Object.keys(legal) as (keyof typeof legal)[];
  const name = names.find((each) => routes[each] === route);
  return (name && legal[name]?.textIn) ?? language.code;
}

/** The addresses of a page whose text is in their language, by its path in English. */
export function translatedPages(route: PagePath): { code: string; path: PagePath }[] {
  return languages
    .filter(({ code }) => textLanguage(route, contentIn(code)) === code)
    .map(({ code }) => ({ code, path: localHref(route, code) }));
}
