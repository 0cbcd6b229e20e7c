import { getProductLinks } from '../config/product-links.ts';
import { localHref, routes, sectionHref, type PublicPage } from '../config/routes.ts';
import type { MenuEntry, Navigation } from './schemas/navigation.ts';
import type { Words } from './words/words.generated.ts';

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

/** Resolves the entries of the header and the footer to links to pages in a language. */
export function resolveNavigation(
  { header, company, footer }: Navigation,
  { product, sections, footerGroups }: Words['site'],
  pages: PageWords,
  language: string,
) {
  const productLinks = getProductLinks(language);
  // `contact` is the page, not the section of that name.
  const findLink = (entry: MenuEntry) => {
    if (typeof entry === 'object') return entry;
    if (isKey(entry, pages))
      return { label: pages[entry].label, href: localHref(routes[entry], language) };
    if (isKey(entry, product)) return { label: product[entry], href: productLinks[entry] };
    return { label: sections[entry], href: localHref(sectionHref(entry), language) };
  };
  const resolve = (entries: readonly MenuEntry[]): NavigationLink[] =>
    entries.map(findLink).map((link) => ({ ...link, opensNewTab: !link.href.startsWith('/') }));
  return {
    header: resolve(header),
    company: resolve(company),
    footer: Object.entries(footer).map(([id, entries]) => ({
      id,
      heading: footerGroups.find((group) => group.id === id)?.heading ?? id,
      links: resolve(entries),
    })),
  };
}
