import { productLinks } from '../config/product-links.ts';
import { routes, sectionHref } from '../config/routes.ts';
import type { MenuEntry, Navigation, SiteCopy } from './schemas/site-copy.ts';

/** A link of the header or the footer. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Whether it leads to another site, or to the product. */
  opensNewTab: boolean;
  /** What the page is about, for pages with an opening. */
  summary?: string | undefined;
}

/** The words of each page; those with an opening have its heading. */
type PageWords = Readonly<Record<string, object | { intro: { heading: string } }>>;

function summarize(page: PageWords[string] | undefined): string | undefined {
  return page && 'intro' in page ? page.intro.heading : undefined;
}

const isKey = <Key extends string>(name: string, record: Record<Key, unknown>): name is Key =>
  Object.hasOwn(record, name);

/** Finds the link of an entry; `contact` is the page. */
function findLink(
  entry: MenuEntry,
  { pages, product, sections }: SiteCopy,
  pageWords: PageWords,
  language: string,
) {
  if (typeof entry === 'object') return entry;
  if (isKey(entry, pages)) {
    return { label: pages[entry], href: routes[entry], summary: summarize(pageWords[entry]) };
  }
  if (isKey(entry, product)) {
    return { label: product[entry], href: productLinks(language)[entry] };
  }
  return { label: sections[entry], href: sectionHref(entry) };
}

/** Finds every link of the header and the footer, for pages in a language. */
export function resolveNavigation(
  { header, company, footer }: Navigation,
  site: SiteCopy,
  pageWords: PageWords,
  language: string,
) {
  const resolve = (entries: readonly MenuEntry[]): NavigationLink[] =>
    entries.map((entry) => {
      const link = findLink(entry, site, pageWords, language);
      return { ...link, opensNewTab: !link.href.startsWith('/') };
    });
  return {
    header: resolve(header),
    company: resolve(company),
    footer: Object.entries(footer).map(([id, entries]) => ({
      id,
      heading: site.footerGroups[id] ?? id,
      links: resolve(entries),
    })),
  };
}
