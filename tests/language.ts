import {
  localHref,
  mainLanguage,
  sectionHref as englishSectionHref,
  type SectionId,
} from '../src/config/routes.ts';
import {
  allRoutes as englishRoutes,
  publicRoutes as englishPublic,
} from '../src/content/all-pages.ts';
import { productLinksIn } from '../src/config/site.ts';
import { contentIn, languages } from '../src/content/content.ts';

export type { PagePath, Route, SectionId } from '../src/config/routes.ts';

/**
 * The language in which the browser tests read the site: English, or the one of `TEST_LANGUAGE`.
 * Tests take words and addresses from here, so that they hold in all.
 */
export const language = process.env['TEST_LANGUAGE'] ?? mainLanguage;

/** The languages of the site. */
export const languageCodes = languages.map(({ code }) => code);

/** The content in that language. */
export const content = contentIn(language);

export const { landingSections, routes } = content;

/** The path of every page in that language, and of every public one. */
export const allRoutes = englishRoutes.map((route) => localHref(route, language));
export const publicRoutes = englishPublic.map((route) => localHref(route, language));

/** Pages of the product, as pages in that language link to them. */
export const productLinks = productLinksIn(language);

/** Link to a section of the landing page. */
export function sectionHref(id: SectionId) {
  return localHref(englishSectionHref(id), language);
}

/** The paths of a page in every language, from its path in the tested one. */
export function inEveryLanguage(path: string): string[] {
  const english = englishRoutes.find((route) => localHref(route, language) === path) ?? path;
  return languageCodes.map((code) => localHref(english, code));
}

/** An address that no page has. */
export const unknownPath = localHref('/nope', language);
