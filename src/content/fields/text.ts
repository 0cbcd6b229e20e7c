import { z } from 'zod';
import { routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { textExpected } from './issue-words.ts';
import { templateNames } from './template.ts';

const words = z
  .string({ error: textExpected('a text') })
  .trim()
  .min(1, 'a text is missing here');

/** A line or paragraph of copy; never empty, and with no blank that nothing would fill in. */
export const text = words.refine((value) => templateNames(value).length === 0, {
  error: ({ input }) =>
    `nothing fills in {${templateNames(`${input}`)[0]}} here; a fact has double braces`,
  abort: true,
});

/**
 * Copy with a blank for each of these values and for no others, filled in when the page knows them
 * (see template.ts): `{position} of {count}`.
 */
export function withBlanks(...names: string[]) {
  const rule = `its blanks are ${names.map((name) => `{${name}}`).join(' and ')}`;
  return words
    .refine((value) => templateNames(value).join() === names.toSorted().join(), rule)
    .describe(`A text; ${rule}.`);
}

/** A list of as many as the layout has places for. */
export function exactly<Item extends z.ZodType>(count: number, item: Item) {
  return z.array(item).length(count, `there are exactly ${count} of these`);
}

/** The same, where the layout does without when there are none. */
export function exactlyOrNone<Item extends z.ZodType>(count: number, item: Item) {
  const rule = `there are exactly ${count} of these, or none`;
  return z
    .array(item)
    .max(count, rule)
    .refine(({ length }) => length === 0 || length === count, rule);
}

/** A form's field: its label, and an example of what goes in. */
export const field = z.strictObject({ label: text, placeholder: text.optional() });

/** Name of an entry in its file, used in addresses and as an anchor: `villa-sawah`. */
export const id = z
  .string({ error: textExpected('an id') })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has lower-case letters, digits and single hyphens');

/** Every address within the site: its pages, the landing page's sections, and every page's footer. */
const internalHrefs = [
  ...Object.values(routes),
  ...sectionIds.map(sectionHref),
  ...Object.values(routes).map((route) => `${route}#contact`),
];

/** Link to a page of this site or a section of its landing page; a dead one does not parse. */
export const internalHref = z.enum(internalHrefs, {
  error: ({ input }) =>
    typeof input === 'string'
      ? 'no page or section has this address'
      : textExpected('a link')({ input }),
});

/** A link and the words on it. */
export const link = z.strictObject({ label: text, href: internalHref });

/** Marks content that stands in for something real until the operator replaces it. */
export const sample = z
  .boolean()
  .default(false)
  .describe('Stands in for something real, which is still to take its place.');
