import { ContentError, type ContentPlace } from '../parse/content-error.ts';
import { fieldName } from '../parse/parse-content.ts';
import { deadLink, isBuiltIn } from '../fields/text.ts';

/** Whether an address leads to another site, or to a page or section of this one. */
export function leadsSomewhere(href: string, ownRoutes: readonly string[]): boolean {
  return (
    !href.startsWith('/') || isBuiltIn(href) || ownRoutes.includes(href.replace(/#contact$/, ''))
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
 * @param ownRoutes paths of the pages that the company added.
 * @throws {ContentError} naming the field of the first dead link.
 */
export function checkLinks(
  place: ContentPlace,
  value: unknown,
  ownRoutes: readonly string[],
  path: readonly PropertyKey[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    const dead = hrefsIn(key, item).find((href) => !leadsSomewhere(href, ownRoutes));
    if (dead !== undefined) {
      throw new ContentError({ ...place, field: fieldName(inner) }, `${deadLink(dead)}.`);
    }
    checkLinks(place, item, ownRoutes, inner);
  }
}
