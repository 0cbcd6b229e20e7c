import { z } from 'zod';
import { optionalSectionIds, type OptionalSectionId } from '../../config/routes.ts';
import { intro, meta } from '../fields/page-parts.ts';
import { each, group, sample, text } from '../fields/text.ts';
import { savingsCalculatorCopySchema } from './calculator.ts';
import {
  bookYourStayCopySchema,
  demoCopySchema,
  faqCopySchema,
  featuresCopySchema,
  getStartedCopySchema,
  showcaseCopySchema,
  testimonialsCopySchema,
} from './landing.ts';
import { pricingCopySchema } from './pricing.ts';

const claim = group({
  value: 'A figure, set large: 98%.',
  label: 'What the figure counts, in two or three words.',
  source: text.optional().describe('Who measured it and when, as one sentence.'),
  sample,
}).refine((made) => made.sample || made.source, 'a claim needs a source, or sample: true');

/** The words of a section, which the page needs only while it shows the section. */
function whileShown<Words extends z.ZodType>(words: Words): Words {
  return words.optional().describe(words.description ?? '') as unknown as Words;
}

/** The field with the words of a section: `bookYourStay` for book-your-stay. */
export function sectionField(id: OptionalSectionId): string {
  return id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** Words of the landing page, section by section. */
export const homeSchema = group({
  meta,
  // Their order is fixed, so that neighbors go together.
  sections: z
    .array(z.enum(optionalSectionIds))
    .refine(
      (ids) => ids.join() === optionalSectionIds.filter((id) => ids.includes(id)).join(),
      `expected each section once, in this order: ${optionalSectionIds.join(', ')}`,
    )
    .describe('The sections that the page shows. The build names links to one that is left out.'),
  hero: group('The opening of the landing page.', {
    ...intro.shape,
    ...each(['startTrial', 'watchDemo'], 'Button: to sign-up, or to the demo.'),
    note: 'Small print below the buttons: what the trial costs and how long it is.',
    fee: 'What direct bookings cost, in one line.',
    calculator: 'Link to the calculator.',
    board: 'Alternative text of the booking board.',
    claims: z
      .array(claim)
      .max(3)
      .refine(({ length }) => length === 0 || length === 3, 'expected 3 entries, or [] for none')
      .describe('Three figures about the company, or none: each with a source, or a sample.'),
  }),
  fromPlan: 'On cards and tabs that the first plan lacks; {plan} is the first that has it.',
  demo: whileShown(demoCopySchema),
  features: whileShown(featuresCopySchema),
  showcase: whileShown(showcaseCopySchema),
  pricing: whileShown(pricingCopySchema),
  savingsCalculator: whileShown(savingsCalculatorCopySchema),
  bookYourStay: whileShown(bookYourStayCopySchema),
  testimonials: whileShown(testimonialsCopySchema),
  faq: whileShown(faqCopySchema),
  getStarted: whileShown(getStartedCopySchema),
}).check(({ value, issues }) => {
  const message = 'expected the words of the section, or no such section in `sections`';
  for (const field of value.sections.map(sectionField)) {
    if (Object.hasOwn(value, field)) continue;
    issues.push({ code: 'custom', path: [field], message, input: value });
  }
});
