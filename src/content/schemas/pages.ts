import { z } from 'zod';
import { bookYourStayCopySchema } from './booking.ts';
import { savingsCalculatorCopySchema } from './calculator.ts';
import { pricingCopySchema } from './pricing.ts';
import { showcaseCopySchema } from './showcase.ts';
import { testimonialsCopySchema } from './testimonials.ts';
import { tourCopySchema } from './tour.ts';
import { getStartedCopySchema } from './trial.ts';
import { optionalSectionIds } from '../../config/routes.ts';
import { icon } from '../fields/icon.ts';
import { intro, meta, prose, sectionCopy, titled } from '../fields/page-parts.ts';
import { exactly, exactlyOrNone, link, sample, text } from '../fields/text.ts';
import { featuresCopySchema } from './feature-card.ts';
import { openingsSchema } from './openings.ts';

const claim = z
  .strictObject({
    value: text.describe('A figure, set large: 98%.'),
    label: text.describe('What the figure counts, in two or three words.'),
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
  .describe(
    'The sections that the page shows. Leave one out, and the build names the links to it that are left.',
  );

/** Words of the landing page, section by section. */
export const homeSchema = z.strictObject({
  meta,
  sections,
  hero: z
    .strictObject({
      ...intro.shape,
      startTrial: text.describe('The main button, which leads to sign-up.'),
      watchDemo: text.describe('The second button, which leads to the tour.'),
      note: text.describe(
        'Small print below the buttons: what the trial costs and how long it is.',
      ),
      board: text.describe('Alternative text of the booking board.'),
      claims: exactlyOrNone(3, claim).describe(
        'Exactly three figures about the company, or none. Each has a source, or is marked as a sample.',
      ),
      sampleNote: text.describe(
        'Shown beside the claims as long as one of them has `sample: true`.',
      ),
    })
    .describe('The opening of the landing page.'),
  demo: tourCopySchema.describe('The tour. Its steps are in a file of their own.'),
  features: featuresCopySchema.describe('The feature cards. They are in a file of their own.'),
  showcase: showcaseCopySchema.describe('The modules. Their tabs are in a file of their own.'),
  pricing: pricingCopySchema.describe('The plans. Prices and features are in facts/plans.yaml.'),
  savingsCalculator: savingsCalculatorCopySchema.describe('The section with the calculator.'),
  bookYourStay: bookYourStayCopySchema.describe('The section with the booking widget.'),
  testimonials: testimonialsCopySchema.describe(
    'The section with testimonials. The quotes are in a file of their own.',
  ),
  faq: sectionCopy
    .extend({ contact: link.describe('The link below the questions.') })
    .describe('The section with questions. They are in a file of their own.'),
  getStarted: getStartedCopySchema.describe('The last section, where visitors sign up.'),
});

const sampleNote = text.describe('Shown beside each text of the page with `sample: true`.');

export const aboutSchema = z.strictObject({
  meta,
  intro,
  sampleNote,
  story: prose
    .extend({ sample })
    .optional()
    .describe('How the company began. Leave it out, and the page goes on without it.'),
  mission: z
    .strictObject({
      heading: text.describe('The heading of the part.'),
      statement: text.describe('The mission in one sentence, set large.'),
      body: text.describe('What it means, in one to three sentences.'),
    })
    .describe('What the company wants to achieve.'),
  values: z
    .strictObject({
      heading: text.describe('The heading of the part.'),
      items: exactly(3, titled).describe('Exactly three values.'),
    })
    .describe('What the company works by.'),
  next: z
    .strictObject({
      heading: text.describe('The heading of the part.'),
      body: text.describe('One or two sentences.'),
      careers: text.describe('The button to the Careers page.'),
      contact: text.describe('The button to the contact page.'),
    })
    .describe('The end of the page.'),
});

export const careersSchema = z
  .strictObject({
    meta: meta
      .extend({
        descriptionWithoutOpenings: meta.shape.description.describe(
          'The text in search results while there is no open position.',
        ),
      })
      .describe('What search engines and link previews show.'),
    intro,
    sampleNote,
    benefits: sectionCopy
      .extend({
        items: z
          .array(
            z.strictObject({
              icon: icon.describe('The picture beside it.'),
              title: text.describe('Two to four words.'),
              body: text.describe('One or two sentences.'),
            }),
          )
          .min(4)
          .describe('Four benefits or more.'),
        sample,
      })
      .optional()
      .describe('What the company offers. Leave it out, and the page goes on without it.'),
    work: prose
      .extend({ sample })
      .optional()
      .describe('How the team works. Leave it out, and the page goes on without it.'),
    openings: openingsSchema.describe('The open positions.'),
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
  funding: prose
    .extend({ sample })
    .optional()
    .describe('Who owns the company. Leave it out, and the page goes on without it.'),
  principles: z
    .strictObject({
      heading: text.describe('The heading of the part.'),
      items: z.array(titled).min(3).describe('Three principles or more.'),
    })
    .describe('How the company earns money.'),
  revenue: prose.describe('What customers pay for.'),
  contact: z
    .strictObject({
      heading: text.describe('The heading of the part.'),
      body: text.describe('One or two sentences.'),
      cta: text.describe('The button to the contact page.'),
    })
    .describe('The end of the page.'),
});

export const notFoundSchema = z.strictObject({
  meta,
  eyebrow: text.describe('The short line above the heading.'),
  heading: text.describe('Says that there is no such page.'),
  body: text.describe('What the visitor can do now.'),
  help: text.describe('The heading above the links.'),
  links: z
    .array(link.extend({ hint: text.describe('What is there, in a few words.') }))
    .min(3)
    .describe('Three links or more to what visitors look for most.'),
});
