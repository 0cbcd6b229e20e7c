import { localHref, routes, type PageName } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import type { Content } from '../content/read-content.ts';

/** The line above the title, and the title. */
function findHeading(page: PageName, { legal, pages, site }: Content) {
  if (page in legal) {
    return { eyebrow: site.legal, title: legal[page as keyof typeof legal].title };
  }
  const copy = pages[page as Exclude<PageName, keyof typeof legal>];
  const { eyebrow, heading } = 'hero' in copy ? copy.hero : copy.intro;
  return { eyebrow, title: heading };
}

/**
 * Describes the social image of a page: its file name without the extension, its path, its text and its alternative
 * text.
 * @param content the content in the page's language.
 */
export function describeSocialImage(page: PageName, content: Content) {
  const name = page === 'home' ? page : routes[page].slice(1);
  const copy = {
    ...findHeading(page, content),
    brand: content.company.name,
    host: new URL(loadSettings().siteOrigin).host,
  };
  const alt = `${copy.title} | ${content.company.name}`;
  const path = localHref(`/social/${name}.png` as const, content.language.code);
  return { name, path, copy, alt };
}

/** Describes the social images of all pages in a language. */
export function listSocialImages(content: Content) {
  return (Object.keys(routes) as PageName[]).map((page) => describeSocialImage(page, content));
}
