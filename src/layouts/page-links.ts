import { socialPage, type SocialPage } from '../brand/social-pages.ts';
import { localHref, mainLanguage, privatePages, routes, type PagePath } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { loadLanguages } from '../content/content.ts';
import { findTranslations, type Page } from '../content/page.ts';
import type { Content } from '../content/read-content.ts';
import type { LanguageLink } from '../features/languages/language-switch.tsx';

/** Where a page is, for the head, the header and the footer. */
export interface PageLinks {
  /** The path in the page's language; `null` if the page has no address that could be linked. */
  path: PagePath | null;
  /** The address that search engines should list. */
  canonical: string | null;
  /** Whether search engines list the page. */
  isPublic: boolean;
  /** The addresses in all languages, for search engines; none for a page in one language. */
  alternates: { hreflang: string; href: string }[];
  /** The page in the other languages of the site. */
  languageLinks: LanguageLink[];
  /** Of these, the ones that a visitor may prefer: their text is in their language, and this one's is not. */
  offered: LanguageLink[];
  /** The image in link previews. */
  social: SocialPage | null;
}

/** Finds a page's addresses. @param content the content in the page's language. */
export function findPageLinks({ name, textIn }: Page, content: Content): PageLinks {
  const { siteOrigin } = loadSettings();
  const { code } = content.language;
  const toLink = (path: PagePath) =>
    loadLanguages()
      .filter((other) => other.code !== code)
      .map((other) => ({ code: other.code, name: other.name, href: localHref(path, other.code) }));
  if (name === null) {
    const languageLinks = toLink(routes.home);
    return {
      path: null,
      canonical: null,
      isPublic: false,
      alternates: [],
      languageLinks,
      offered: languageLinks,
      social: null,
    };
  }
  const path = routes[name];
  const languageLinks = toLink(path);
  const translations = findTranslations(name);
  const isTranslated = translations.length > 1 && textIn === undefined;
  const alternates = [
    ...translations.map((page) => ({ hreflang: page.code, path: page.path })),
    { hreflang: 'x-default', path: localHref(path, mainLanguage) },
  ];
  return {
    path: localHref(path, code),
    // A page whose text is in another language repeats the page in that language.
    canonical: new URL(localHref(path, textIn ?? code), siteOrigin).href,
    isPublic: !privatePages.has(name),
    alternates: isTranslated
      ? alternates.map((page) => ({
          hreflang: page.hreflang,
          href: new URL(page.path, siteOrigin).href,
        }))
      : [],
    languageLinks,
    offered: languageLinks.filter(
      (link) => link.code !== textIn && translations.some((page) => page.code === link.code),
    ),
    social: socialPage(name, content),
  };
}
