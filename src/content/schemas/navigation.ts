import { z } from 'zod';
import { routes, sectionHref, sectionIds, type SectionId } from '../../config/routes.ts';
import { productLinks } from '../../config/site.ts';
import { siteSchema, type SiteCopy } from './site-copy.ts';

const { pages, product, sections } = siteSchema.shape;
const names = [
  ...pages.keyof().options,
  ...sections.keyof().options,
  ...product.keyof().options,
] as const;

/** Name of a page, a section of the landing page, or a page of the product. */
export type NavigationName = (typeof names)[number];

const links = z.array(z.enum(names)).min(1);

/** Which links the header and the footer have, in their order. */
export const navigationSchema = z.strictObject({
  header: links,
  company: links.describe("The menu behind the header's Company button."),
  footer: z.strictObject({ product: links, company: links, resources: links, legal: links }),
});

export type Navigation = z.output<typeof navigationSchema>;

/** A link of the header or the footer. */
export interface NavigationLink {
  label: string;
  href: string;
  isOnProductHost: boolean;
}

function isKey<Key extends string>(name: string, record: Record<Key, unknown>): name is Key {
  return Object.hasOwn(record, name);
}

/**
 * Finds the label and the address of a name; `contact` is the page.
 * @returns `null` for a section that the landing page leaves out, or that site.yaml has no label for.
 */
export function navigationLink(
  name: NavigationName,
  site: SiteCopy,
  shown: readonly SectionId[] = sectionIds,
): NavigationLink | null {
  if (isKey(name, site.pages)) {
    return { label: site.pages[name], href: routes[name], isOnProductHost: false };
  }
  if (isKey(name, site.product)) {
    return { label: site.product[name], href: productLinks[name], isOnProductHost: true };
  }
  const label = site.sections[name];
  if (label === undefined || !shown.includes(name)) return null;
  return { label, href: sectionHref(name), isOnProductHost: false };
}

/** Resolves every list of names of the header and the footer; links without a target are left out. */
export function resolveNavigation(
  { header, company, footer }: Navigation,
  site: SiteCopy,
  shown: readonly SectionId[],
) {
  const resolve = (list: readonly NavigationName[]) =>
    list.flatMap((name) => navigationLink(name, site, shown) ?? []);
  return {
    header: resolve(header),
    company: resolve(company),
    footer: {
      product: resolve(footer.product),
      company: resolve(footer.company),
      resources: resolve(footer.resources),
      legal: resolve(footer.legal),
    },
  };
}

export type ResolvedNavigation = ReturnType<typeof resolveNavigation>;
