import { z } from 'zod';
import {
  localHref,
  mainLanguage,
  routes,
  sectionHref,
  type SectionId,
} from '../../config/routes.ts';
import { productLinks } from '../../config/site.ts';
import type { CustomPage, Menu } from '../custom-pages.ts';
import type { OptionalPage } from '../optional-pages.ts';
import { anyLink, id } from '../fields/text.ts';
import { siteSchema, type SiteCopy } from './site-copy.ts';

const { pages, product, sections } = siteSchema.shape;
const names = [
  ...pages.keyof().options,
  ...sections.keyof().options,
  ...product.keyof().options,
] as const;

const linkNames = z
  .union(
    [z.enum(names), anyLink],
    'expected the name of a page or section, or a link such as { label: Shop, href: /shop }',
  )
  .describe(
    'The name of a page, of a section of the landing page or of a page of the product, or another link: { label, href }.',
  );

const links = z.array(linkNames).min(1);

/** Which links the header and the footer have, in their order. */
export const navigationSchema = z.strictObject({
  header: links.describe('The links at the top of each page, in their order.'),
  company: links.describe("The menu behind the header's Company button."),
  footer: z
    .record(id, links)
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
  const label = isKey(entry, sections.shape) ? site.sections[entry] : undefined;
  if (label === undefined) return null;
  return { label, href: sectionHref(entry as SectionId), opensNewTab: false };
}

/** The content that navigation is made of. */
interface NavigationContent {
  language: { code: string };
  navigation: Navigation;
  site: SiteCopy;
  customPages: readonly CustomPage[];
  leftOutPages: readonly OptionalPage[];
}

/** The footer's group that custom pages are in: the one about the company, or else the last. */
function customPagesGroup(footer: Navigation['footer']): string | undefined {
  const groups = Object.keys(footer);
  return groups.find((group) => group === 'company') ?? groups.at(-1);
}

/**
 * Finds every link of the header and the footer. Pages that are left out have none; custom pages come last.
 */
export function resolveNavigation(content: NavigationContent) {
  const { language, navigation, site, customPages, leftOutPages } = content;
  const { header, company, footer } = navigation;
  const custom = (menu: Menu): NavigationLink[] =>
    customPages
      .filter(({ menus }) => menus.includes(menu))
      .map(({ title, route }) => ({
        label: title,
        href: localHref(route, language.code),
        opensNewTab: false,
      }));
  const resolve = (list: Navigation['header']) =>
    list.flatMap((entry) => {
      const link = navigationLink(entry, site);
      if (!link || leftOutPages.some((page) => page === entry)) return [];
      // The content's own links lead to the language already.
      if (typeof entry === 'object') return link;
      const isOther = link.opensNewTab && language.code !== mainLanguage;
      return {
        ...link,
        href: localHref(link.href, language.code),
        ...(isOther && { hrefLang: mainLanguage }),
      };
    });
  return {
    header: [...resolve(header), ...custom('header')],
    company: [...resolve(company), ...custom('company')],
    footer: Object.entries(footer)
      .map(([group, list]) => ({
        id: group,
        heading: site.footerGroups[group] ?? group,
        links: [...resolve(list), ...(group === customPagesGroup(footer) ? custom('footer') : [])],
      }))
      .filter((group) => group.links.length > 0),
  };
}
