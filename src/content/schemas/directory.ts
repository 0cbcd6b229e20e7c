import * as brandIcons from 'simple-icons';
import { z } from 'zod';
import { findNearest } from '../parse/content-error.ts';
import { intro, label, meta } from '../fields/page-parts.ts';
import { counted, each, group, id, idIn, name, sample, text, words } from '../fields/text.ts';

/** A category of the integrations directory. */
export const integrationCategorySchema = group({
  id,
  name: 'As the page shows it.',
  shortName: 'A part of the name, for the row of categories beside the search.',
  alsoCalled: 'Other words that people search for it by.',
  description: 'What a connection to a vendor in this category is for.',
}).refine(({ name: whole, shortName }) => whole.toLowerCase().includes(shortName.toLowerCase()), {
  path: ['shortName'],
  message: 'expected a part of the name',
});

const vendorSentence = 'expected 30 to 90 characters';
const iconNames: ReadonlySet<string> = new Set(Object.values(brandIcons).map(({ slug }) => slug));

/** A vendor in the directory. */
export const integrationSchema = group({
  id,
  name: name.describe('As the vendor writes it.'),
  category: idIn('facts/integration-categories.yaml').describe('Its category.'),
  logo: z
    .string()
    .refine((logo) => iconNames.has(logo), {
      error: ({ input }) => {
        const nearest = findNearest(String(input), [...iconNames]);
        const hint = nearest ? ` such as ${nearest}` : '';
        return `expected the name of an icon at simpleicons.org${hint}, or no logo`;
      },
    })
    .optional()
    .describe('The name of an icon at simpleicons.org, such as stripe, if it has one.'),
  description: text
    .min(30, vendorSentence)
    .max(90, vendorSentence)
    .describe('What the vendor is, without promises about the connection.'),
  sample,
});

/** The copy of /integrations. */
export const integrationsPageSchema = group({
  label,
  meta,
  intro,
  connected: group('Above the vendors: what connects on every plan.', {
    heading: 'Says what connects.',
    body: 'How to connect it, and what the connection carries.',
  }),
  note: group('Above the vendors, as long as one has `sample: true`.', {
    ...each(['heading', 'body'], 'Says that you confirm which connections an account can use.'),
    ask: 'The button to the contact form.',
  }),
  search: group('The search above the vendors.', {
    label: 'Label of the search field.',
    placeholder: counted('In the empty field: how many vendors there are.', 'count'),
    ...each(['category', 'allCategories'], 'Label of the categories, and the choice of all.'),
    everything: counted('Below the field, without a search.', 'count'),
    found: counted('Below the field: how many of all vendors match.', 'count', 'found'),
    functionWords: 'Words that the search ignores: and, the, for.',
    clear: 'The button that ends a search.',
    askAbout: words('The link below each vendor that a search has found.', 'name'),
    nothing: group('Shown when a search finds nothing.', {
      heading: words('Says that nothing matches.', 'query'),
      body: 'What to try next.',
      elsewhere: 'Shown if other categories have matches.',
      ask: words('The link to the contact form.', 'query'),
    }),
    bookingSites: group('Shown for a search that names a booking site.', {
      alsoCalled: 'Other words that people search for booking sites by.',
      heading: 'The heading of the answer.',
      body: words('How bookings from these sites reach the calendar.', 'sites'),
      question: idIn('en/faq.yaml').describe('The question that explains how to connect them.'),
      explain: 'The link to that question.',
      category: idIn('facts/integration-categories.yaml').describe(
        'The category of the vendors that connect them.',
      ),
      showCategory: 'The button that shows that category.',
    }),
  }),
  custom: group('The end of the page, for systems that are not listed.', {
    ...each(['heading', 'body', 'cta'], 'What visitors should write to you, and the button.'),
  }),
});

export type IntegrationCategory = z.output<typeof integrationCategorySchema>;
export type Integration = z.output<typeof integrationSchema>;
