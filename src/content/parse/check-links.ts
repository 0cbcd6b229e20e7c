import { deadLink, isSection } from '../fields/text.ts';
import { ContentError, type ContentPlace } from './content-error.ts';
import { fieldName } from './parse-content.ts';

/**
 * Whether an address leads to another site, or to a page or section of this one.
 * @param pagePaths paths of all pages in English.
 */
export function leadsSomewhere(href: string, pagePaths: readonly string[]): boolean {
  return (
    !href.startsWith('/') || isSection(href) || pagePaths.includes(href.replace(/#contact$/, ''))
  );
}

/** The addresses of the links in a value: the value of a field called `href`, or those in HTML. */
function hrefsIn(key: PropertyKey, value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (key === 'href') return [value];
  return [...value.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
}

/**
 * Checks that every link in an entry leads somewhere.
 * @param pagePaths paths of all pages in English.
 * @throws {ContentError} naming the field of the first dead link.
 */
export function checkLinks(
  place: ContentPlace,
  value: unknown,
  pagePaths: readonly string[],
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    const dead = hrefsIn(key, item).find((href) => !leadsSomewhere(href, pagePaths));
    if (dead !== undefined) {
      throw new ContentError({ ...place, field: fieldName(inner) }, `${deadLink(dead)}.`);
    }
    checkLinks(place, item, pagePaths, inner);
  }
}
