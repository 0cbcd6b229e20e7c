import { socialPage, type SocialPage } from '../images/social-pages.ts';
import { localHref, mainLanguage, routes, type PagePath } from '../config/routes.ts';
import { siteOrigin } from '../config/site.ts';
import { publicRoutes, textLanguage, translatedPages } from '../content/all-pages.ts';
import { languages } from '../content/content.ts';
import type { Meta } from '../content/fields/page-parts.ts';
import type { Content } from '../content/read-content.ts';
import type { LanguageLink } from '../features/languages/language-switch.tsx';

/** A page: its name in `routes`, or one that is shown at other addresses. */
export type PageName = keyof typeof routes | 'notFound' | 'sent' | 'notSent';

/** What the head, the header and the footer need to know about a page. */
export interface Page extends Meta {
  /** The path in English; `null` if the page has no address that could be linked. */
  route: PagePath | null;
  /** The path in the page's language. */
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

function hasKey<Key extends string>(record: Record<Key, unknown>, name: string): name is Key {
  return Object.hasOwn(record, name);
}

function pageRoute(name: PageName): PagePath | null {
  return hasKey(routes, name) ? routes[name] : null;
}

/** @throws {Error} if there is no such page. */
function pageMeta(name: PageName, content: Content): Meta {
  const { company, legal, pages } = content;
  const texts: Partial<Record<string, Meta>> = legal;
  const text = texts[name];
  if (text) return { title: `${text.title} | ${company.name}`, description: text.description };
  if (name === 'sent' || name === 'notSent') {
    const { title, lead } = pages.contact.service[name];
    return { title, description: lead };
  }
  const words = hasKey(pages, name) ? pages[name] : undefined;
  if (!words) throw new Error(`There is no page "${name}".`);
  return words.meta;
}

/**
 * Finds a page's title, description and addresses.
 * @param content the content in the page's language.
 * @throws {Error} if there is no such page.
 */
export function describePage(name: PageName, content: Content): Page {
  const { code } = content.language;
  const route = pageRoute(name);
  const languageLinks = languages
    .filter((other) => other.code !== code)
    .map((other) => ({
      code: other.code,
      name: other.name,
      href: localHref(route ?? routes.home, other.code),
    }));
  const textCode = textLanguage(route, content);
  const translated = route === null ? [] : translatedPages(route);
  const isTranslated = route !== null && translated.length > 1 && textCode === code;
  return {
    ...pageMeta(name, content),
    route,
    path: route && localHref(route, code),
    // A page whose text is in another language repeats the page in that language.
    canonical: route && new URL(localHref(route, textCode), siteOrigin).href,
    isPublic: route !== null && publicRoutes.includes(route),
    alternates: isTranslated
      ? [
          ...translated.map((page) => ({ hreflang: page.code, href: page.path })),
          { hreflang: 'x-default', href: localHref(route, mainLanguage) },
        ].map(({ hreflang, href }) => ({ hreflang, href: new URL(href, siteOrigin).href }))
      : [],
    languageLinks,
    offered: languageLinks.filter(
      (link) =>
        link.code !== textCode &&
        (route === null || translated.some((page) => page.code === link.code)),
    ),
    social: route && socialPage(route, content),
  };
}
