import { routes, sectionHref } from '../config/routes.ts';
import { loadSettings } from '../config/settings.ts';
import { ContentError, inPlace, readEach } from './parse/content-error.ts';
import type { MenuEntry, Navigation, SiteCopy } from './schemas/site-copy.ts';

/** A link of the header or the footer. */
export interface NavigationLink {
  label: string;
  href: string;
  /** Whether it leads to another site, or to the product. */
  opensNewTab: boolean;
}

/** The content that navigation is made of. */
interface NavigationContent {
  navigation: Navigation;
  site: SiteCopy;
}

const isKey = <Key extends string>(name: string, record: Record<Key, unknown>): name is Key =>
  Object.hasOwn(record, name);

/** Finds the link of an entry; `contact` is the page. The label is missing if the words have none. */
function findLink(entry: MenuEntry, { site }: NavigationContent) {
  if (typeof entry === 'object') return entry;
  if (isKey(entry, site.pages)) return { label: site.pages[entry], href: routes[entry] };
  if (isKey(entry, site.product)) {
    return { label: site.product[entry], href: loadSettings().productPages[entry] };
  }
  return { label: site.sections[entry], href: sectionHref(entry) };
}

/**
 * Finds every link of the header and the footer.
 * @param file the path of the file with their names, for mistakes.
 * @throws {ContentError} naming each entry that has no link.
 */
export function resolveNavigation(content: NavigationContent, file: string) {
  const { navigation, site } = content;
  const resolve = (list: string, entries: readonly MenuEntry[]): NavigationLink[] => {
    const links = readEach(entries, (entry, index) =>
      inPlace({ file, field: `${list}[${index}]` }, () => {
        const { label, ...link } = findLink(entry, content);
        if (label !== undefined) return { label, ...link };
        const problem = `en/site.yaml has no label for it: add sections.${String(entry)}.`;
        throw new ContentError(null, problem);
      }),
    );
    return links.map((link) => ({ ...link, opensNewTab: !link.href.startsWith('/') }));
  };
  return {
    header: resolve('header', navigation.header),
    company: resolve('company', navigation.company),
    footer: Object.entries(navigation.footer).map(([id, entries]) => ({
      id,
      heading: site.footerGroups[id] ?? id,
      links: resolve(`footer.${id}`, entries),
    })),
  };
}
