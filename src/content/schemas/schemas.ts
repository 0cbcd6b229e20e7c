import { z } from 'zod';
import { companySchema } from '../facts/company.ts';
import { plansSchema } from '../facts/plan.ts';
import { portfolioSchema } from '../facts/portfolio.ts';
import { bookingSitesSchema, cardProcessingSchema } from '../facts/rates.ts';
import { termsSchema } from '../facts/terms.ts';
import { icon } from '../fields/icon.ts';
import { portrait, productImage } from '../fields/image.ts';
import { id, idIn, list, sample, text } from '../fields/text.ts';
import { navigationSchema } from './navigation.ts';

/** The stages of a stay, which group the feature cards. */
export const stages = ['before', 'during', 'after'] as const;

/** The schema of each file of data with rules. All other YAML files are words, whose shape is that of English. */
export const schemas = {
  'facts/company.yaml': companySchema,
  'facts/terms.yaml': termsSchema,
  'facts/plans.yaml': plansSchema,
  'facts/portfolio.yaml': portfolioSchema,
  'facts/booking-sites.yaml': bookingSitesSchema,
  'facts/card-processing.yaml': cardProcessingSchema,
  // The categories of the integrations directory, in the order of the page.
  'facts/integration-categories.yaml': list(
    z.strictObject({
      id,
      name: text,
      alsoCalled: text.describe('Other words that people search for it by.'),
      description: text.describe('What a connection to a vendor in this category is for.'),
    }),
  ),
  // The vendors in the directory, in any order.
  'facts/integrations.yaml': list(
    z.strictObject({
      id,
      name: text.describe('As the vendor writes it.'),
      category: idIn('facts/integration-categories.yaml'),
      description: text.min(30).max(90).describe('Promises nothing about the connection.'),
      sample,
    }),
  ),
  'facts/navigation.yaml': navigationSchema,
  // The cards of the features section.
  'en/features.yaml': list(
    z.strictObject({
      id,
      stage: z.enum(stages).describe('The column: before, during or after a stay.'),
      icon: icon.describe('The picture on the card.'),
      title: text.describe('Two to four words.'),
      description: text.describe('One sentence.'),
      bullets: z.array(text).min(2).describe('What the module contains: two or more short lines.'),
      image: productImage
        .optional()
        .describe('Makes the card larger, and the first in its column.'),
    }),
  ),
  // The tabs of the showcase.
  'en/showcase.yaml': list(
    z.strictObject({
      id,
      title: text,
      description: text.describe('One sentence beside the illustration.'),
      features: z.array(text).length(5).describe('Exactly five short lines.'),
      image: productImage,
    }),
  ),
  // Quotes from customers.
  'en/testimonials.yaml': list(
    z.strictObject({
      id,
      rating: z.int().min(1).max(5).describe('Stars.'),
      content: text.describe('Of a real customer who agreed in writing, without quotation marks.'),
      figure: z.strictObject({
        value: text.describe('Beside the quote, which does not repeat it: 22%.'),
        label: text.describe('What it counts, in a few words.'),
      }),
      author: z.strictObject({
        name: text.describe('First and last name.'),
        role: text.describe('What the person does, and where.'),
        image: portrait.describe('The person or the place: 480 × 660 pixels, at most 30 KB.'),
      }),
      sample,
    }),
  ),
  // Questions and their answers.
  'en/faq.yaml': list(
    z.strictObject({
      id,
      question: text.describe('As a visitor would ask it.'),
      inShort: text.optional().describe('The answer in about six words, below the question.'),
      answer: text.describe('Two to four sentences of plain text.'),
    }),
  ),
};

/** The value of each of these files. */
export type Data = { [Name in keyof typeof schemas]: z.output<(typeof schemas)[Name]> };

export type FeatureCard = Data['en/features.yaml'][number];

/** The legal pages, which are Markdown files with frontmatter. */
export const legalFiles = {
  privacyPolicy: 'en/legal/privacy-policy.md',
  termsOfService: 'en/legal/terms-of-service.md',
  cookies: 'en/legal/cookies.md',
  accessibility: 'en/legal/accessibility.md',
} as const;

export type LegalPage = keyof typeof legalFiles;
