import { routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { inPlace, mistakeAt, readEach, suggest } from './content-error.ts';
import { findPlace } from './parse-content.ts';
import { listValues } from './values.ts';

/** Every address of the site that a link can lead to: pages, the footer of each, and sections of the landing page. */
const addresses = [
  ...Object.values(routes).flatMap((path) => [path, `${path}#contact`]),
  ...sectionIds.map(sectionHref),
];

/**
 * @param headings addresses of the headings on the page that has the link.
 * @throws {ContentError} without a place, if an address leads nowhere.
 */
export function checkAddress(href: string, headings: readonly string[] = []): void {
  const known = [...addresses, ...headings];
  if (known.includes(href) || /^(https?|mailto|tel):/.test(href)) return;
  const problem = `no page or section has the address "${href}"${suggest(href, known)}`;
  throw mistakeAt(null, problem);
}

/**
 * Checks that every link in a file leads somewhere: the value of a field called `href`.
 * @throws {ContentError} naming the field of each dead link.
 */
export function checkLinks(file: string, content: unknown): void {
  const links = listValues(content).filter(({ path }) => path.at(-1) === 'href');
  readEach(links, ({ path, value }) =>
    inPlace(findPlace(file, content, path), () => checkAddress(String(value))),
  );
}
