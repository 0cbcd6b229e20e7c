import type { z } from 'zod';
import { localHref, routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { findTexts } from '../fields/hints.ts';
import { inPlace, mistakeAt, readEach, suggest } from './content-error.ts';
import { findPlace } from './parse-content.ts';
import { mapTexts } from './values.ts';

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

const findLinks = (schema: z.ZodType | undefined, value: unknown) =>
  (schema ? findTexts(schema, value) : []).filter(({ isLink }) => isLink);

/**
 * Checks that every link in a file leads somewhere.
 * @throws {ContentError} naming the field of each dead link.
 */
export function checkLinks(file: string, schema: z.ZodType | undefined, value: unknown): void {
  readEach(findLinks(schema, value), ({ path, text }) =>
    inPlace(findPlace(file, value, path), () => checkAddress(text)),
  );
}

/** The value of a file with links to the pages in a language. */
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
