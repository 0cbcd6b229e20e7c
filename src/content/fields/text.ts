import { z } from 'zod';
import { type Forms, templateNames, type Template } from '../../shared/template.ts';
import { pluralForms } from '../parse/values.ts';

/** Whether a text contains a brace that is not part of a fact or variable. */
const hasStrayBrace = (value: string) =>
  /[{}]/.test(value.replaceAll(/\{\{[^{}]*\}\}|\{\w+\}/g, ''));

function textWith(variables: readonly string[]) {
  const expected = variables.toSorted().join();
  const listed = variables.map((variable) => `{${variable}}`).join(' and ');
  const message = expected
    ? `expected text with ${listed}, and nothing else in single braces`
    : 'expected text without single braces; write facts in double braces, such as {{brand}}';
  return z
    .string()
    .trim()
    .min(1)
    .refine((value) => templateNames(value).join() === expected && !hasStrayBrace(value), message);
}

/** A line or paragraph without variables. */
export const text = textWith([]);

/** A line or paragraph that contains exactly these variables in single braces (see template.ts). */
export const template = <Names extends string>(...variables: Names[]): z.ZodType<Template<Names>> =>
  textWith(variables);

/** The same in the plural forms of a language. */
export function forms<Names extends string>(...variables: Names[]): z.ZodType<Forms<Names>> {
  const form = template(...variables);
  const optional = Object.fromEntries(pluralForms.map((name) => [name, form.optional()]));
  return z.strictObject({ ...optional, other: form });
}

/** A fee or commission, in percent. */
export const percent = z.number().min(0).max(30).multipleOf(0.01, 'expected at most two decimals');

/** The name of an entry, unique in its file, for addresses and references: `villa-sawah`. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  .describe('Its name in addresses: do not change it when the words change.');

/** The id of an entry in another content file, such as `facts/plans.yaml`. `checkReferences` refuses unknown ids. */
export const idIn = (file: string) => id.meta({ idIn: file });

declare module 'zod' {
  interface GlobalMeta {
    /** The content file in which this is the id of an entry. */
    idIn?: string;
    /** The path of an image. */
    isImage?: true;
    /** The path of a screenshot of the product, in content/pictures. */
    isScreenshot?: true;
  }
}

/** A list of one or more entries with unique ids. */
export function list<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
  return z
    .array(entry)
    .min(1)
    .superRefine((entries, { addIssue }) => {
      const ids = entries.map((item) => item.id);
      const message = 'another entry already has this id';
      for (const [index, entryId] of ids.entries())
        if (ids.indexOf(entryId) < index)
          addIssue({ code: 'custom', path: [index, 'id'], message });
    });
}

/** A date in a content file: `2026-11-20`. */
export const day = z.iso.date('expected a date such as 2026-11-20');

/** A full address on another site. */
export const httpsAddress = z.url({ protocol: /^https$/, error: 'expected an https address' });

/** Marks sample content that the operator has to replace. */
export const sample = z
  .boolean()
  .default(false)
  .describe('Made up: still to be replaced by something real.');
