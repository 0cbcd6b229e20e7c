import { z } from 'zod';
import { intro, meta } from '../fields/page-parts.ts';
import { idIn, template, text } from '../fields/text.ts';

/** Copy of the directory's search. Values in single braces are filled in by the page. */
const directoryCopySchema = z.strictObject({
  label: text.describe('Label of the search field.'),
  placeholder: template('count'),
  category: text.describe('Label of the categories.'),
  allCategories: text.describe('The choice that shows all categories.'),
  everything: template('count'),
  found: template('found', 'count'),
  functionWords: text.describe(
    'Words that the search passes over because nearly every sentence has them: and, the, for.',
  ),
  shortcut: text.describe('Label of the checkbox that turns the shortcut `/` on and off.'),
  clear: text.describe('The button that ends a search.'),
  nothing: z
    .strictObject({
      heading: template('query'),
      body: text.describe('What to try next.'),
      elsewhere: text.describe('Shown if other categories have matches.'),
      ask: template('query'),
      subject: text.describe(
        'The contact form’s subject for requests: one of form.subject.options in en/pages/contact.yaml.',
      ),
    })
    .describe('Shown when a search finds nothing.'),
  bookingSites: z
    .strictObject({
      alsoCalled: text.describe('Other words that people look for booking sites by.'),
      heading: text.describe('The heading of the answer.'),
      body: template('sites'),
      question: idIn('en/faq.yaml').describe('The question that explains how to connect them.'),
      explain: text.describe('The link to that question.'),
      category: idIn('facts/integration-categories.yaml').describe(
        'The category whose vendors can connect them too.',
      ),
      showCategory: text.describe('The button that shows that category.'),
    })
    .describe('Shown for a search that names a booking site, or one of the words in `alsoCalled`.'),
});

/** Words of /integrations. */
export const integrationsPageSchema = z.strictObject({
  meta,
  intro,
  availabilityNote: text.describe('Says that you confirm which connections an account can use.'),
  sampleNote: text.describe('Shown as long as a vendor has `sample: true`.'),
  search: directoryCopySchema.describe('The search above the vendors.'),
  custom: z
    .strictObject({
      heading: text.describe('The heading of the part.'),
      body: text.describe('What visitors should write you.'),
      cta: text.describe('The button to the contact page.'),
    })
    .describe('The end of the page, for systems that are not listed.'),
});

export type IntegrationsCopy = z.output<typeof integrationsPageSchema>;

export type DirectoryCopy = z.output<typeof directoryCopySchema>;
