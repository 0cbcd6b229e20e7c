import { localHref } from '../../src/config/routes.ts';
import { allRoutes, publicRoutes } from '../../src/content/all-pages.ts';
import { languages } from '../../src/content/content.ts';

/** The codes of the site's languages; English first. */
export const languageCodes = languages.map(({ code }) => code);

const inEveryLanguage = (paths: readonly string[]) =>
  languageCodes.flatMap((code) => paths.map((path) => localHref(path, code)));

/** The path of every page in every language. */
export const everyPage = inEveryLanguage(allRoutes);

/** Of these, the pages that search engines list. */
export const everyPublicPage = inEveryLanguage(publicRoutes);

/** The path of every page in English. */
export const englishPages: readonly string[] = allRoutes;

/** An address that no page has, in each language. */
export const unknownPages = inEveryLanguage(['/nope']);

/** The console error when the page itself is a 404. */
export const notFoundError = /the server responded with a status of 404/;
