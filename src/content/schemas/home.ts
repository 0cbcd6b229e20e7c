import { z } from 'zod';
import { optionalSectionIds, type OptionalSectionId } from '../../config/routes.ts';
import { sceneImage } from '../fields/image.ts';
import { field, intro, meta, sectionCopy, titled } from '../fields/page-parts.ts';
import { anchorId, exactly, group, link, sample, text } from '../fields/text.ts';
import { bookYourStayCopySchema } from './booking.ts';
import { savingsCalculatorCopySchema } from './calculator.ts';
import { featuresCopySchema } from './feature-card.ts';
import { pricingCopySchema } from './pricing.ts';
import { testimonialsCopySchema } from './testimonials.ts';
import { tourCopySchema } from './tour.ts';

const claim = group({
  value: 'A figure, set large: 98%.',
  label: 'What the figure counts, in two or three words.',
  source: text.optional().describe('Who measured it and when, as one sentence.'),
  sample,
}).refine(({ source, sample: isSample }) => source !== undefined || isSample, {
  path: ['source'],
  message: 'expected a source, or sample: true beside the claim',
});

const hero = group('The opening of the landing page.', {
  ...intro.shape,
  startTrial: 'The main button, which leads to sign-up.',
  watchDemo: 'The second button, which leads to the tour.',
  note: 'Small print below the buttons: what the trial costs and how long it is.',
  board: 'Alternative text of the booking board.',
  claims: z
    .array(claim)
    .max(3)
    .refine(({ length }) => length === 0 || length === 3, 'expected 3 entries, or [] for none')
    .describe('Three figures about the company, or none: each with a source, or a sample.'),
  sampleNote: 'Shown beside the claims as long as one of them has `sample: true`.',
});

/** A tab of the showcase. */
export const featureTabSchema = group({
  id: anchorId,
  title: 'The name of the tab.',
  description: 'One sentence beside the illustration.',
  features: exactly(5, text).describe('Exactly five short lines.'),
  image: sceneImage,
});

const showcaseCopySchema = group('The modules. Their tabs are in a file of their own.', {
  ...sectionCopy.shape,
  modules: "A screen reader's name for the row of tabs.",
  seePricing: 'Button on each tab, which leads to the plans.',
});

const faqCopySchema = group('The section with questions. They are in a file of their own.', {
  ...sectionCopy.shape,
  contact: link.describe('The link below the questions.'),
});

const choice = group('Shown once a plan or a period is chosen in the pricing section.', {
  monthly: 'For a {plan} billed monthly; {price} is per month.',
  yearly: 'For a {plan} billed yearly; {price} is per month, {total} per year.',
  onlyMonthly: 'For monthly billing, while no plan is chosen.',
  onlyYearly: 'The same for yearly billing; {saving} is in percent.',
  change: 'The link back to the plans.',
});

const getStartedCopySchema = group('The last section, where visitors sign up.', {
  ...sectionCopy.shape,
  steps: exactly(3, titled).describe('Exactly three steps from sign-up to the first booking.'),
  email: field.describe('The field in which visitors type their email address.'),
  submit: 'Button that leads to sign-up.',
  note: 'Small print below the button.',
  choice,
});

/** The words of a section, which the page needs only while it shows the section: see `withoutHidden`. */
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
  hero,
  fromPlan: 'On cards and tabs that the first plan lacks; {plan} is the first that has it.',
  demo: whileShown(tourCopySchema),
  features: whileShown(featuresCopySchema),
  showcase: whileShown(showcaseCopySchema),
  pricing: whileShown(pricingCopySchema),
  savingsCalculator: whileShown(savingsCalculatorCopySchema),
  bookYourStay: whileShown(bookYourStayCopySchema),
  testimonials: whileShown(testimonialsCopySchema),
  faq: whileShown(faqCopySchema),
  getStarted: whileShown(getStartedCopySchema),
}).check(({ value, issues }) => {
  for (const section of value.sections) {
    const words: Record<string, unknown> = value;
    const name = sectionField(section);
    if (words[name] !== undefined) continue;
    const message = 'expected the words of the section, or no such section in `sections`';
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  }
});
