import { intro, meta } from '../fields/page-parts.ts';
import { each, exactly, group, sample, text, words } from '../fields/text.ts';
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

/** Words of the landing page, section by section. */
export const homeSchema = group({
  meta,
  hero: group('The opening of the landing page.', {
    ...intro.shape,
    ...each(['startTrial', 'watchDemo'], 'Button: to sign-up, or to the demo.'),
    note: 'Small print below the buttons: what the trial costs and how long it is.',
    fee: 'What direct bookings cost, in one line.',
    calculator: 'Link to the calculator.',
    board: 'Alternative text of the booking board.',
    claims: exactly(3, claim).describe(
      'Three figures about the company, each with a source, or a sample.',
    ),
  }),
  fromPlan: words('On cards and tabs that the first plan lacks: the first that has it.', 'plan'),
  demo: demoCopySchema,
  features: featuresCopySchema,
  showcase: showcaseCopySchema,
  pricing: pricingCopySchema,
  savingsCalculator: savingsCalculatorCopySchema,
  bookYourStay: bookYourStayCopySchema,
  testimonials: testimonialsCopySchema,
  faq: faqCopySchema,
  getStarted: getStartedCopySchema,
});
