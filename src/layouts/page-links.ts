import { socialPage, type SocialPage } from '../brand/social-pages.ts';
import { localHref, privatePages, routes, type PagePath } from '../config/routes.ts';
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
  const { code } = content.language;
  const path = routes[name ?? 'home'];
  const languageLinks = loadLanguages()
    .filter((other) => other.code !== code)
    .map((other) => ({ code: other.code, name: other.name, href: localHref(path, other.code) }));
  if (name === null) {
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
  const toUrl = (to: PagePath) => new URL(to, loadSettings().siteOrigin).href;
  const translations = findTranslations(name);
  const alternates = [
    ...translations.map((page) => ({ hreflang: page.code, href: toUrl(page.path) })),
    { hreflang: 'x-default', href: toUrl(path) },
  ];
  return {
    path: localHref(path, code),
    // A page whose text is in another language repeats the page in that language.
    canonical: toUrl(localHref(path, textIn ?? code)),
    isPublic: !privatePages.has(name),
    alternates: translations.length > 1 && textIn === undefined ? alternates : [],
    languageLinks,
    offered: languageLinks.filter(
      (link) => link.code !== textIn && translations.some((page) => page.code === link.code),
    ),
    social: socialPage(name, content),
  };
}
