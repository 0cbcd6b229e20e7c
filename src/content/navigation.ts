import { getProductLinks } from '../config/product-links.ts';
import { localHref, routes, sectionHref, type PublicPage } from '../config/routes.ts';
import type { MenuEntry, Navigation } from './schemas/navigation.ts';
import type { Site } from './words/words.generated.ts';

/** A link of the header or the footer. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Whether it leads to another site, or to the product. */
  opensNewTab: boolean;
}

type PageWords = Readonly<Record<PublicPage, { label: string }>>;

const isKey = <Key extends string>(name: string, record: Record<Key, unknown>): name is Key =>
  Object.hasOwn(record, name);

/** Finds the link for a menu entry. `contact` is the page, not the section of that name. */
function findLink(
  entry: MenuEntry,
  { product, sections }: Site,
  pages: PageWords,
  language: string,
) {
  if (typeof entry === 'object') return entry;
  if (isKey(entry, pages)) {
    return { label: pages[entry].label, href: localHref(routes[entry], language) };
  }
  if (isKey(entry, product)) {
    return { label: product[entry], href: getProductLinks(language)[entry] };
  }
  return { label: sections[entry], href: localHref(sectionHref(entry), language) };
}

/** Resolves the entries of the header and the footer to links to pages in a language. */
export function resolveNavigation(
  { header, company, footer }: Navigation,
  site: Site,
  pages: PageWords,
  language: string,
) {
  const resolve = (entries: readonly MenuEntry[]): NavigationLink[] =>
    entries.map((entry) => {
      const link = findLink(entry, site, pages, language);
      return { ...link, opensNewTab: !link.href.startsWith('/') };
    });
  return {
    header: resolve(header),
    company: resolve(company),
    footer: Object.entries(footer).map(([id, entries]) => ({
      id,
      heading: site.footerGroups.find((group) => group.id === id)?.heading ?? id,
      links: resolve(entries),
    })),
  };
}
