import { z } from 'zod';
import { localHref, mainLanguage, routes, sectionHref } from '../../config/routes.ts';
import { productLinks } from '../../config/site.ts';
import type { CustomPage, Menu } from '../custom-pages.ts';
import type { OptionalPage } from '../optional-pages.ts';
import { anyLink, atLeast, group, id as groupId } from '../fields/text.ts';
import { siteSchema, type SiteCopy } from './site-copy.ts';

const { pages, product, sections } = siteSchema.shape;
const names = [pages, sections, product].flatMap((part) => part.keyof().options);

const linkNames = z
  .union(
    [z.enum(names), anyLink],
    'expected the name of a page or section, or a link such as { label: Shop, href: /shop }',
  )
  .describe('The name of a page, a section or a page of the product, or another link.');

const links = atLeast(1, linkNames);

/** Which links the header and the footer have, in their order. */
export const navigationSchema = group({
  header: links.describe('The links at the top of each page, in their order.'),
  company: links.describe("The menu behind the header's Company button."),
  footer: z
    .record(groupId, links)
    .describe('Groups of links. Their headings are `footerGroups` in en/site.yaml.'),
});

export type Navigation = z.output<typeof navigationSchema>;

/** A link of the header or the footer. */
export interface NavigationLink {
  label: string;
  href: string;
  /** The language of a page of the product, if it is another one than that of the page. */
  hrefLang?: string | undefined;
  /** Whether it leads to another site, or to the product. */
  opensNewTab: boolean;
}

function isKey<Key extends string>(name: string, record: Record<Key, unknown>): name is Key {
  return Object.hasOwn(record, name);
}

/** Finds the label and the address of an entry; `contact` is the page. `null` if it has none. */
export function navigationLink(
  entry: Navigation['header'][number],
  site: SiteCopy,
): NavigationLink | null {
  if (typeof entry === 'object') return { ...entry, opensNewTab: !entry.href.startsWith('/') };
  if (isKey(entry, site.pages)) {
    return { label: site.pages[entry], href: routes[entry], opensNewTab: false };
  }
  if (isKey(entry, site.product)) {
    return { label: site.product[entry], href: productLinks[entry], opensNewTab: true };
  }
  const label = site.sections[entry];
  return label === undefined ? null : { label, href: sectionHref(entry), opensNewTab: false };
}

/** The content that navigation is made of. */
interface NavigationContent {
  language: { code: string };
  navigation: Navigation;
  site: SiteCopy;
  customPages: readonly CustomPage[];
  leftOutPages: readonly OptionalPage[];
}

/**
 * Finds every link of the header and the footer. Pages that are left out have none; custom pages come last, in
 * the footer in the group about the company, or else in the last one.
 */
export function resolveNavigation(content: NavigationContent) {
  const { language, navigation, site, customPages, leftOutPages } = content;
  const groups = Object.entries(navigation.footer);
  const [customGroup] = groups.find(([id]) => id === 'company') ?? groups.at(-1) ?? [];
  const resolve = (entry: Navigation['header'][number]): NavigationLink[] => {
    const link = navigationLink(entry, site);
    if (!link || leftOutPages.some((page) => page === entry)) return [];
    // The content's own links lead to the language already.
    if (typeof entry === 'object') return [link];
    const isOther = link.opensNewTab && language.code !== mainLanguage;
    const href = localHref(link.href, language.code);
    return [{ ...link, href, ...(isOther && { hrefLang: mainLanguage }) }];
  };
  const linksOf = (list: Navigation['header'], menu?: Menu): NavigationLink[] => [
    ...list.flatMap(resolve),
    ...customPages
      .filter(({ menus }) => menus.some((each) => each === menu))
      .map(({ title: label, route }) => {
        return { label, href: localHref(route, language.code), opensNewTab: false };
      }),
  ];
  return {
    header: linksOf(navigation.header, 'header'),
    company: linksOf(navigation.company, 'company'),
    footer: groups
      .map(([id, list]) => ({
        id,
        heading: site.footerGroups[id] ?? id,
        links: linksOf(list, id === customGroup ? 'footer' : undefined),
      }))
      .filter(({ links: found }) => found.length > 0),
  };
}
