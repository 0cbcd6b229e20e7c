import { routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { ContentError, inPlace, readEach } from './content-error.ts';
import { findPlace } from './parse-content.ts';
import { mapTexts, type Path } from './values.ts';

/** Every address of the site that a link can lead to: pages, the footer of each, and sections of the landing page. */
const addresses: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((path) => [path, `${path}#contact`]),
  ...sectionIds.map(sectionHref),
]);

/** @throws {ContentError} without a place, if an address leads nowhere. */
export function checkAddress(href: string): void {
  if (addresses.has(href) || /^(https?|mailto|tel):/.test(href)) return;
  throw new ContentError(null, `no page or section has the address "${href}".`);
}

/**
 * Checks that every link in a file leads somewhere: the value of a field called `href`, and links in HTML.
 * @throws {ContentError} naming the field of each dead link.
 */
export function checkLinks(file: string, content: unknown): void {
  const links: { path: Path; href: string }[] = [];
  mapTexts(content, (text, path) => {
    const found = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
    const hrefs = path.at(-1) === 'href' ? [text] : found;
    links.push(...hrefs.map((href) => ({ path, href })));
    return text;
  });
  readEach(links, ({ path, href }) =>
    inPlace(findPlace(file, content, path), () => checkAddress(href)),
  );
}
