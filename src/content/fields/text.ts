import { z } from 'zod';
import { sectionIds } from '../../config/routes.ts';
import { formatListInText } from '../../shared/list-format.ts';
import { templateNames } from '../../shared/template.ts';
import { suggest } from '../parse/content-error.ts';

const inBraces = (variables: readonly string[]) =>
  formatListInText(
    variables.map((variable) => `{${variable}}`),
    'en',
  );

/** Whether a text contains a brace that is not part of a fact or variable. */
const hasStrayBrace = (text: string) => /[{}]/.test(text.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

/** A text that contains exactly these variables in single braces. The page fills them in (see template.ts). */
function textWith(variables: readonly string[]) {
  const expected = variables.toSorted().join();
  const message = expected
    ? `expected text with ${inBraces(variables)}, and nothing else in braces`
    : 'expected text without single braces; write facts in double braces';
  return (
    z
      // Not a message for its limits, too, which a plain string would be.
      .string({ error: ({ code }) => (code === 'invalid_type' ? 'expected text' : undefined) })
      .trim()
      .min(1, 'expected text')
      .refine((value) => templateNames(value).join() === expected && !hasStrayBrace(value), message)
  );
}

/** A text that is the same in every language, such as a name. */
export const name = textWith([]);

/** A translated line or paragraph: not empty, and without variables in single braces. */
export const text = textWith([]).meta({ isWords: true });

/** A translated text, with its help for editors and the variables that it must contain. */
export function words(help: string, ...variables: string[]) {
  const listed = variables.length > 0 ? ` Contains ${inBraces(variables)}.` : '';
  return textWith(variables).meta({ isWords: true, description: help + listed });
}

/**
 * A text with a number, in the plural forms of its language (see plural.ts): `one` and `other` in English. The first
 * variable is the number.
 */
export function counted(help: string, ...variables: string[]) {
  const form = textWith(variables).meta({ isWords: true });
  const forms = group({
    ...each(['zero', 'one', 'two', 'few', 'many'], form.optional()),
    other: form,
  });
  const note = `In the plural forms of the language: one and other in English, only other in Indonesian. Each contains ${inBraces(variables)}.`;
  return forms.meta({ isForms: true, description: `${help} ${note}` });
}

type Fields = Record<string, z.ZodType | string>;
type Group<Given extends Fields> = z.ZodObject<
  { [Name in keyof Given]: Given[Name] extends z.ZodType ? Given[Name] : typeof text },
  z.core.$strict
>;

/** The message for unknown fields: suggests a similar field, preferably one that is missing. */
function explainUnknownFields(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const given = Object.keys(issue.input as object);
  const known = Object.keys((issue.inst as z.ZodObject).shape);
  const missing = known.filter((key) => !given.includes(key));
  const names = [...missing, ...known];
  return issue.keys.map((key) => `there is no field "${key}"${suggest(key, names)}`).join(' ');
}

/**
 * An object with these fields and no others, with its help for editors. A string is short for `words` with that help:
 * `title: 'Two to four words.'`
 */
export function group<Given extends Fields>(fields: Given): Group<Given>;
export function group<Given extends Fields>(help: string, fields: Given): Group<Given>;
export function group(...given: [string, Fields] | [Fields]) {
  const shape = Object.entries(given.at(-1) as Fields).map(([key, field]) => [
    key,
    typeof field === 'string' ? words(field) : field,
  ]);
  const schema = z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodType>, {
    error: explainUnknownFields,
  });
  return typeof given[0] === 'string' ? schema.describe(given[0]) : schema;
}

/** The same field under several names, to spread into a group. */
export function each<const Names extends readonly string[], Field>(names: Names, field: Field) {
  return Object.fromEntries(names.map((key) => [key, field])) as Record<Names[number], Field>;
}

/** A group of texts that share one help. */
export function wordGroup<const Names extends readonly string[]>(help: string, ...names: Names) {
  return group(help, each(names, help));
}

const percentRange = 'expected a percentage from 0 to 30';

/** A fee or commission, in percent. */
export const percent = z
  .number(percentRange)
  .min(0, percentRange)
  .max(30, percentRange)
  .multipleOf(0.01, 'expected at most two decimals');

/** The name of an entry, unique in its file, for addresses and references: `villa-sawah`. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  .describe('Its name in addresses: do not change it when the words change.');

/** The id of an entry with an anchor on the landing page. It must not be the id of a section. */
export const anchorId = id.refine(
  (value) => !sectionIds.some((section) => section === value),
  'a section of the landing page has this id; choose another one',
);

/** The id of an entry in another content file, such as `facts/plans.yaml`. `checkReferences` refuses unknown ids. */
export const idIn = (file: string) => id.meta({ idIn: file });

/** A list of entries with unique ids. */
export function list<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
  return z.array(entry).check(({ value, issues }) => {
    const ids = value.map((item) => item.id);
    for (const [index, entryId] of ids.entries()) {
      if (ids.indexOf(entryId) === index) continue;
      const message = 'another entry already has this id';
      issues.push({ code: 'custom', path: [index, 'id'], message, input: value });
    }
  });
}

/** A date in a content file: `2026-11-20`. */
export const day = z.iso.date('expected a date such as 2026-11-20');

/** An address on the site: `/about`, `/#faq`. `checkLinks` checks that it is the address of a page or section. */
export const internalHref = z
  .string()
  .startsWith('/', 'expected an address of the site, such as /about or /#faq')
  .meta({ isLink: true });

const anyHref = z
  .string()
  .regex(/^(\/|https:\/\/)/, 'expected an address that begins with / or https://')
  .meta({ isLink: true });

/** A full address on another site. */
export const httpsAddress = z.url({ protocol: /^https$/, error: 'expected an https address' });

/** A link and its text. */
export const link = group({
  label: 'The words of the link.',
  href: internalHref.describe('A page or section of the site, such as /about or /#faq.'),
});

/** A link to a page or section of this site, or to another site. */
export const anyLink = link.extend({
  href: anyHref.describe('A page or section of the site, or a full https address.'),
});

/** Marks placeholder content that the operator has to replace. */
export const sample = z
  .boolean()
  .default(false)
  .describe('Placeholder content, still to be replaced by something real.');
