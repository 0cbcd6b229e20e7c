import { z } from 'zod';
import { bookYourStayCopySchema } from '../../features/booking/booking-copy.ts';
import { savingsCalculatorCopySchema } from '../../features/calculator/calculator-copy.ts';
import { pricingCopySchema } from '../../features/pricing/pricing-copy.ts';
import { showcaseCopySchema } from '../../features/showcase/showcase-copy.ts';
import { testimonialsCopySchema } from '../../features/testimonials/testimonials-copy.ts';
import { tourCopySchema } from '../../features/tour/tour-copy.ts';
import { getStartedCopySchema } from '../../features/trial/trial-copy.ts';
import { optionalSectionIds } from '../../config/routes.ts';
import { icon } from '../fields/icon.ts';
import { intro, meta, prose, sectionCopy, titled } from '../fields/page-parts.ts';
import { exactly, exactlyOrNone, link, sample, text } from '../fields/text.ts';
import { featuresCopySchema } from './feature-card.ts';
import { openingsSchema } from './openings.ts';

/** Words of the landing page, section by section. */
const claim = z
  .strictObject({
    value: text,
    label: text,
    source: text
      .optional()
      .describe('Who measured it and when, as one sentence. Shown below the claims.'),
    sample,
  })
  .refine(({ source, sample: isSample }) => source !== undefined || isSample, {
    path: ['source'],
    message: 'expected a source, or sample: true beside the claim',
  });

/** Sections of the landing page; their order is fixed, so that neighbors go together. */
const sections = z
  .array(z.enum(optionalSectionIds))
  .refine(
    (ids) => ids.join() === optionalSectionIds.filter((id) => ids.includes(id)).join(),
    `expected each section once, in this order: ${optionalSectionIds.join(', ')}`,
  )
  .describe('The sections that the page shows. Leave one out, and the links to it disappear too.');

export const homeSchema = z.strictObject({
  meta,
  sections,
  hero: z.strictObject({
    eyebrow: text,
    heading: text,
    lead: text,
    startTrial: text,
    watchDemo: text,
    note: text,
    /** Alternative text of the booking board. */
    board: text,
    claims: exactlyOrNone(3, claim),
    /** Shown beside the claims as long as one of them has `sample: true`. */
    sampleNote: text,
  }),
  demo: tourCopySchema,
  features: featuresCopySchema,
  showcase: showcaseCopySchema,
  pricing: pricingCopySchema,
  savingsCalculator: savingsCalculatorCopySchema,
  bookYourStay: bookYourStayCopySchema,
  testimonials: testimonialsCopySchema,
  faq: sectionCopy.extend({ contact: link }),
  getStarted: getStartedCopySchema,
});

const sampleNote = text.describe('Shown beside each text of the page with `sample: true`.');

export const aboutSchema = z.strictObject({
  meta,
  intro,
  sampleNote,
  story: prose.extend({ sample }).optional(),
  mission: z.strictObject({ heading: text, statement: text, body: text }),
  values: z.strictObject({ heading: text, items: exactly(3, titled) }),
  next: z.strictObject({ heading: text, body: text, careers: text, contact: text }),
});

export const careersSchema = z
  .strictObject({
    meta: meta.extend({ descriptionWithoutOpenings: meta.shape.description }),
    intro,
    sampleNote,
    benefits: sectionCopy
      .extend({ items: z.array(z.strictObject({ icon, title: text, body: text })).min(4), sample })
      .optional(),
    work: prose.extend({ sample }).optional(),
    openings: openingsSchema,
  })
  .transform(({ meta: { title, description, descriptionWithoutOpenings }, ...page }) => ({
    ...page,
    meta: {
      title,
      description: page.openings.positions.length > 0 ? description : descriptionWithoutOpenings,
    },
  }));

export const investorsSchema = z.strictObject({
  meta,
  intro,
  sampleNote,
  funding: prose.extend({ sample }).optional(),
  principles: z.strictObject({ heading: text, items: z.array(titled).min(3) }),
  revenue: prose,
  contact: z.strictObject({ heading: text, body: text, cta: text }),
});

export const notFoundSchema = z.strictObject({
  meta,
  eyebrow: text,
  heading: text,
  body: text,
  help: text,
  links: z.array(link.extend({ hint: text })).min(3),
});

export type HomeCopy = z.output<typeof homeSchema>;
export type AboutCopy = z.output<typeof aboutSchema>;
export type CareersCopy = z.output<typeof careersSchema>;
export type InvestorsCopy = z.output<typeof investorsSchema>;
export type NotFoundCopy = z.output<typeof notFoundSchema>;
