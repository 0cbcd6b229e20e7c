import { z } from 'zod';
import { routes, sectionHref, sectionIds } from '../../config/routes.ts';
import { editorHints } from './editor-hints.ts';
import { templateNames } from './template.ts';
import { words } from './words.ts';

const nonEmpty = z.string().trim().min(1, 'expected text');

/** A name or another text that is the same in every language. */
export const name = nonEmpty.refine((value) => templateNames(value).length === 0, {
  error: ({ input }) =>
    `{${templateNames(`${input}`)[0]}} is not filled in here; write facts in double braces`,
  abort: true,
});

/** A line or paragraph of copy: not empty, and without variables in single braces. */
export const text = name.clone().register(words, { isWords: true });

/**
 * Copy with exactly these variables in single braces, such as `{position} of {count}`; the page fills
 * them in (see template.ts).
 */
export function template(...names: string[]) {
  const variables = names.map((variable) => `{${variable}}`).join(' and ');
  return nonEmpty
    .refine(
      (value) => templateNames(value).join() === names.toSorted().join(),
      `expected text with ${variables}, and nothing else in braces`,
    )
    .register(words, { isWords: true })
    .describe(`Text with ${variables}, and nothing else in braces.`);
}

/** A list with exactly as many entries as the layout has places for. */
export function exactly<Item extends z.ZodType>(count: number, item: Item) {
  return z.array(item).length(count);
}

/** Like `exactly`, or an empty list, for which the layout leaves the part out. */
export function exactlyOrNone<Item extends z.ZodType>(count: number, item: Item) {
  const rule = `expected exactly ${count} entries, or [] for none`;
  return z
    .array(item)
    .max(count, rule)
    .refine(({ length }) => length === 0 || length === count, rule);
}

/** A form field: its label and an example of what to type. */
export const field = z.strictObject({
  label: text.describe('The name of the form field.'),
  placeholder: text.optional().describe('An example of what to type.'),
});

/** Unique name of an entry in its file, used in URLs and as an anchor: `villa-sawah`. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  .describe('Its name in addresses: do not change it when the words change.');

/**
 * The id of an entry in another content file, such as `facts/plans.yaml`; `list` is the place of the
 * entries in a file that has more than them. The cross checks refuse unknown ids.
 */
export function idIn(file: string, list = '') {
  return id.clone().register(editorHints, { idIn: { file, list } });
}

/** The address of a custom page, or of the footer there. */
const customPageHref = /^\/[a-z0-9]+(-[a-z0-9]+)*(#contact)?$/;

/** Every link target on the site: pages, sections of the landing page, and the footer of each page. */
const internalHrefs = [
  ...Object.values(routes),
  ...sectionIds.map(sectionHref),
  ...Object.values(routes).map((route) => `${route}#contact`),
];

/** Whether a section of the landing page has this address. */
export function isSection(href: string): boolean {
  return sectionIds.some((section) => sectionHref(section) === href);
}

/** The error for a link that leads nowhere. */
export function deadLink(href: string): string {
  return `no page or section has the address "${href}"`;
}

const hrefError = ({ input }: { input?: unknown }) =>
  typeof input === 'string' ? deadLink(input) : 'expected a link';

/**
 * Link to a page of this site or a section of its landing page. It may have the form of the address of
 * a custom page; whether there is such a page, `checkLinks` finds out.
 */
export const internalHref = z.union(
  [z.enum(internalHrefs), z.string().regex(customPageHref, { error: hrefError })],
  { error: hrefError },
);

/** Whether an address leads off the site: another site, a mail address or a phone number. */
export function isExternalAddress(address: string): boolean {
  return /^(https?|mailto|tel):/.test(address);
}

/** A full address on another site. */
export const httpsAddress = z
  .string()
  .refine((value) => URL.parse(value)?.protocol === 'https:', 'expected an https address');

/** A link and its text. */
export const link = z.strictObject({
  label: text.describe('The words of the link.'),
  href: internalHref.describe('A page or section of the site, such as /about or /#faq.'),
});

const otherHrefError = ({ input }: { input?: unknown }) =>
  typeof input === 'string' && input.startsWith('/')
    ? deadLink(input)
    : 'expected the address of a page or section, such as /about, or of another site, with https://';

/** A link to a page or section of this site, or to another site. */
export const anyLink = z.strictObject({
  label: text.describe('The words of the link.'),
  href: z
    .union(
      [
        z.enum(internalHrefs),
        z.string().regex(new RegExp(`${customPageHref.source}|^https:\\/\\/[^\\s"<>]+$`), {
          error: otherHrefError,
        }),
      ],
      { error: otherHrefError },
    )
    .describe('A page or section of the site, or a full https address.'),
});

/** Marks placeholder content that the operator is to replace. */
export const sample = z
  .boolean()
  .default(false)
  .describe('Placeholder content, still to be replaced by something real.');
