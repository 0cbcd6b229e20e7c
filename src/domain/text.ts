import { z } from 'zod';
import { routes, sectionIds } from '../config/routes.ts';
import { templateNames } from './template.ts';

/** A line or paragraph of copy; never empty. */
export const text = z.string('a text is missing here').trim().min(1, 'a text is missing here');

/**
 * Copy with a blank for each of these values and for no others, filled in when the page knows them
 * (see template.ts): `{position} of {count}`.
 */
export function withBlanks(...names: string[]) {
  return text.refine(
    (value) => templateNames(value).join() === names.toSorted().join(),
    `its blanks are ${names.map((name) => `{${name}}`).join(' and ')}`,
  );
}

/** A list of as many as the layout has places for. */
export function exactly<Item extends z.ZodType>(count: number, item: Item) {
  return z.array(item).length(count, `there are exactly ${count} of these`);
}

/** A form's field: its label, and an example of what goes in. */
export const field = z.strictObject({ label: text, placeholder: text.optional() });

/** Name of an entry in its file, used in addresses and as an anchor: `villa-sawah`. */
export const id = z
  .string('an id is missing here')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has lower-case letters, digits and single hyphens');

function isInternalLink(href: string): boolean {
  const [path, fragment] = href.split('#');
  const isRoute = Object.values<string>(routes).includes(path ?? '');
  return isRoute && (!fragment || sectionIds.some((section) => section === fragment));
}

/** Link to a page of this site or a section of its landing page; a dead one does not parse. */
export const internalHref = z
  .string('a link is missing here')
  .refine(isInternalLink, 'no page or section has this address');

/** A link and the words on it. */
export const link = z.strictObject({ label: text, href: internalHref });

/** Marks content that stands in for something real until the operator replaces it. */
export const sample = z.boolean().default(false);
