import { optionalSectionIds, sectionHref, type OptionalSectionId } from '../../config/routes.ts';
import { ContentError, inPlace, readEach } from './content-error.ts';
import { placeOf } from './parse-content.ts';
import { mapTexts, type Path } from './values.ts';

/** Every address of the site that a link can lead to: pages, sections that are shown, and the footer of each page. */
export type Addresses = ReadonlySet<string>;

/** The addresses of a site with these pages in English, and these sections of the landing page. */
export function addressesOf(
  pagePaths: readonly string[],
  sections: readonly OptionalSectionId[],
): Addresses {
  const footers = pagePaths.map((path) => `${path}#contact`);
  return new Set([...pagePaths, ...footers, ...sections.map(sectionHref)]);
}

/** What is wrong with a link to a section of the landing page that is left out. */
export function hiddenSection(id: string): string {
  const entry = id === 'testimonials' ? 'write one in en/testimonials.yaml, and ' : '';
  const way = `${entry}add ${id} to \`sections\` in en/pages/home.yaml`;
  return `the landing page has no section /#${id}; remove the link, or ${way}`;
}

/** @throws {ContentError} without a place, if an address leads nowhere. */
export function checkAddress(href: string, addresses: Addresses): void {
  if (addresses.has(href) || /^(https?|mailto|tel):/.test(href)) return;
  const section = optionalSectionIds.find((id) => sectionHref(id) === href);
  const problem = section ? hiddenSection(section) : `no page or section has the address "${href}"`;
  throw new ContentError(null, `${problem}.`);
}

/**
 * Checks that every link in a file leads somewhere: the value of a field called `href`, and links in HTML.
 * @throws {ContentError} naming the field of each dead link.
 */
export function checkLinks(file: string, content: unknown, addresses: Addresses): void {
  const links: { path: Path; href: string }[] = [];
  mapTexts(content, (text, path) => {
    const found = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    const hrefs = path.at(-1) === 'href' ? [text] : found;
    links.push(...hrefs.map((href) => ({ path, href })));
    return text;
  });
  readEach(links, ({ path, href }) =>
    inPlace(placeOf(file, content, path), () => checkAddress(href, addresses)),
  );
}
