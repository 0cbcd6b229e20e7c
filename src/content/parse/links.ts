import type { z } from 'zod';
import { localHref, routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { findTexts } from '../fields/find-texts.ts';
import { withPlace, mistakeAt, readEach, suggest } from './content-error.ts';
import { findPlace } from './parse-content.ts';
import { mapTexts } from './values.ts';

/** Every address on the site that a link can lead to: pages, their footers, and sections of the landing page. */
const addresses = [
  ...Object.values(routes).flatMap((path) => [path, `${path}#contact`]),
  ...sectionIds.map(sectionHref),
];

/**
 * Checks that an address on the site exists. Addresses on other sites always pass.
 * @param headings addresses of the headings on the page with the link: `#fees`.
 * @throws {ContentError} without a place.
 */
export function checkAddress(href: string, headings: readonly string[] = []): void {
  const known = [...addresses, ...headings];
  if (known.includes(href) || /^(https?|mailto|tel):/.test(href)) return;
  const problem = `no page or section has the address "${href}"${suggest(href, known)}`;
  throw mistakeAt(null, problem);
}

const findLinks = (schema: z.ZodType | undefined, value: unknown) =>
  (schema ? findTexts(schema, value) : []).filter(({ isLink }) => isLink);

/**
 * Checks that every link in a file leads somewhere.
 * @throws {ContentError} naming the field of each dead link.
 */
export function checkLinks(file: string, schema: z.ZodType | undefined, value: unknown): void {
  readEach(findLinks(schema, value), ({ path, text }) =>
    withPlace(findPlace(file, value, path), () => checkAddress(text)),
  );
}

/** Copies the value of a file, with links that lead to the pages in a language. */
export function localizeLinks<Value>(
  schema: z.ZodType | undefined,
  value: Value,
  language: string,
): Value {
  const links = new Set(findLinks(schema, value).map(({ path }) => path.join('.')));
  return mapTexts(value, (text, path) =>
    links.has(path.join('.')) ? localHref(text, language) : text,
  );
}
