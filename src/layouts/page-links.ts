import { describeSocialImage } from '../brand/social-pages.ts';
import { localHref, publicPages, routes, type PagePath } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { loadLanguages } from '../content/content.ts';
import { findTranslations, type Page } from '../content/page.ts';
import type { Content } from '../content/read-content.ts';

/** The addresses of a page, for the head, the header and the footer. */
export type PageLinks = ReturnType<typeof findPageLinks>;

/** Finds the addresses of a page. @param content the content in the page's language. */
export function findPageLinks({ name }: Page, content: Content) {
  const { code } = content.language;
  const path = routes[name ?? 'home'];
  const translations = name ? findTranslations(name) : [];
  const toUrl = (to: PagePath) => new URL(to, loadSettings().siteOrigin).href;
  const alternates = [
    ...translations.map((page) => ({ hreflang: page.code, href: toUrl(page.path) })),
    { hreflang: 'x-default', href: toUrl(path) },
  ];
  const languageLinks = loadLanguages()
    .filter((other) => other.code !== code)
    .map((other) => ({ code: other.code, name: other.name, href: localHref(path, other.code) }));
  return {
    /** The path in the page's language; `null` for a page that nothing links to, such as 404. */
    path: name && localHref(path, code),
    /** The address that search engines should list. */
    canonical: name && toUrl(localHref(path, code)),
    /** Whether search engines list the page. */
    isPublic: publicPages.some((page) => page === name),
    /** The addresses in all languages, for search engines; empty if there is only one language. */
    alternates: translations.length > 1 ? alternates : [],
    /** The page in the other languages of the site. */
    languageLinks,
    /** The image in link previews. */
    social: name && describeSocialImage(name, content),
  };
}
