import { localHref, mainLanguage, routes } from '../../src/config/routes.ts';
import { loadSettings } from '../../src/config/settings.ts';
import { loadContent, loadLanguages } from '../../src/content/content.ts';
import type { LegalPage } from '../../src/content/schemas/schemas.ts';

/** The origins of the tested site and of its mock product server, on the ports `PORT` and `PRODUCT_PORT`. */
export const { siteOrigin, productOrigin } = loadSettings();

/** The path of every page in English. */
export const englishPages: readonly string[] = Object.values(routes);

/** The legal pages among them. */
export const legalPages: readonly string[] = Object.keys(loadContent().legal).map(
  (name) => routes[name as LegalPage],
);

/** Formats an amount as the English pages do: −$158. */
export const formatMoney = loadContent().formats.wholeMoney;

const languages = loadLanguages();

/** The languages other than English, of which a site can have any number. */
export const translations = languages.filter(({ code }) => code !== mainLanguage);

/** The codes of the site's languages, English first. */
export const languageCodes = languages.map(({ code }) => code);

/** The code of the language of an address. */
export const getLanguage = (address: string) =>
  translations.find(({ code }) => address.split(/[/?#]/)[1] === code)?.code ?? mainLanguage;

/** The English path of a page: `/about` for `/id/about`. */
export const toEnglishPath = (path: string) =>
  getLanguage(path) === mainLanguage
    ? path
    : path.slice(getLanguage(path).length + 1) || routes.home;

/** The addresses of these English pages in every language. */
export const inEveryLanguage = (paths: readonly string[]) =>
  languageCodes.flatMap((code) => paths.map((path) => localHref(path, code)));

/** The path of every page in every language. */
export const everyPage = inEveryLanguage(englishPages);

/** An unknown address in each language. */
export const unknownPages = inEveryLanguage(['/nope']);

/** The console error if the page itself is a 404. */
export const notFoundError = /the server responded with a status of 404/;
