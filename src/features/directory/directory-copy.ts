import { z } from 'zod';
import { intro, meta } from '../../content/fields/page-parts.ts';
import { id, name, template, text } from '../../content/fields/text.ts';

/** Texts with the number of entries. */
const counted = {
  placeholder: template('count'),
  everything: template('count'),
  found: template('found', 'count'),
};

/** Copy of the directory's search. Values in single braces are filled in by the page. */
const directoryCopySchema = z.strictObject({
  label: text,
  placeholder: counted.placeholder,
  category: text,
  allCategories: text,
  everything: counted.everything,
  found: counted.found,
  /** The same texts for a directory with one entry. */
  one: z.strictObject(counted),
  /** Label of the checkbox that turns the shortcut `/` on and off. */
  shortcut: text,
  clear: text,
  nothing: z.strictObject({
    heading: template('query'),
    body: text,
    elsewhere: text,
    ask: template('query'),
    subject: name.describe(
      'The contact form’s subject for requests: one of form.subject.options in en/pages/contact.yaml.',
    ),
  }),
  /** Shown for a search that names a booking site of facts/booking-sites.yaml, or one of `alsoCalled`. */
  bookingSites: z.strictObject({
    alsoCalled: z.array(text).describe('Other words that people look for booking sites by.'),
    heading: text,
    body: template('sites'),
    /** Id of the FAQ entry in en/faq.yaml that explains how to connect them. */
    question: id,
    explain: text,
    /** Id of the category in facts/integration-categories.yaml whose vendors can connect them too. */
    category: id,
    showCategory: text,
  }),
});

/** Words of /integrations. */
export const integrationsPageSchema = z.strictObject({
  meta,
  intro,
  availabilityNote: text,
  /** Shown as long as a vendor has `sample: true`. */
  sampleNote: text,
  search: directoryCopySchema,
  custom: z.strictObject({ heading: text, body: text, cta: text }),
});

export type IntegrationsCopy = z.output<typeof integrationsPageSchema>;

type AllCopy = z.output<typeof directoryCopySchema>;

export type DirectoryCopy = Omit<AllCopy, 'one'>;

/** The copy for a directory with `count` entries. */
export function directoryCopyFor({ one, ...copy }: AllCopy, count: number): DirectoryCopy {
  return count === 1 ? { ...copy, ...one } : copy;
}
