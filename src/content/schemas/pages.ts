import { z } from 'zod';
import { ending, intro, label, meta, prose, sectionCopy, titled } from '../fields/page-parts.ts';
import { each, group, link, sample, text, words } from '../fields/text.ts';
import { valueDrawing } from '../fields/value-drawing.ts';
import { contactPageSchema } from './contact.ts';
import { integrationsPageSchema } from './directory.ts';
import { homeSchema } from './home.ts';

const heading = 'The heading of the part.';

const sampleProse = prose.extend({ sample });

const about = group({
  label,
  meta,
  intro,
  story: sampleProse
    .extend({
      notes: z.array(text).length(3).describe('On the note in the drawing: three short words.'),
    })
    .describe('How the company began.'),
  mission: group('What the company wants to achieve.', {
    heading,
    statement: 'The mission in one sentence, set large.',
    body: 'What it means, in one to three sentences.',
  }),
  values: group('What the company works by.', {
    heading,
    items: z
      .array(group({ drawing: valueDrawing.describe('The drawing above it.'), ...titled.shape }))
      .min(1)
      .describe('The values; three are in a row.'),
  }),
  next: ending('careers', 'contact'),
});

const careers = group({
  label,
  meta,
  intro,
  benefits: sectionCopy
    .extend({ items: z.array(titled).min(4).describe('Four benefits or more.'), sample })
    .describe('What the company offers.'),
  work: group('How the team works.', {
    heading,
    items: z.array(titled).min(2).describe('Two ways of working or more.'),
    sample,
  }),
  openings: group('Says that there is no open position. The heading is agreed wording.', {
    heading,
    ...each(['body', 'resume'], 'What to write to you, and the button to the contact page.'),
  }),
});

const investors = group({
  label,
  meta,
  intro,
  funding: sampleProse.describe('Who owns the company.'),
  principles: group('How the company earns money.', {
    heading,
    items: z.array(titled).min(3).describe('Three principles or more.'),
  }),
  revenue: prose
    .omit({ quote: true })
    .extend({
      figure: group(
        'The number set large beside the text, and what it comes to for two bookings.',
        {
          value: 'A number with its unit.',
          label: 'What it is a part of.',
          booking: z.int().min(1).describe('The price of each of the two bookings.'),
          ...each(['direct', 'ota'], words('Above what the company earns from it.', 'booking')),
        },
      ),
    })
    .describe('What customers pay for.'),
  contact: ending('cta'),
});

const login = group({
  meta,
  intro,
  ...each(['email', 'password'], 'Label of the field.'),
  ...each(['showPassword', 'hidePassword', 'forgotPassword'], 'Button beside or below the fields.'),
  forgotPasswordAnswer: 'What the button shows: this form is a demo.',
  submit: 'Button that sends the form.',
  demoNotice: 'What the form shows after it is sent: nothing was sent.',
  withoutScript: 'Shown to visitors without JavaScript.',
  ...each(['signUpQuestion', 'signUp'], 'The question before the link to sign up, and the link.'),
});

const notFound = group({
  meta,
  ...each(['eyebrow', 'heading', 'body'], 'Says that there is no such page, and what to do.'),
  help: 'The heading above the links.',
  links: z
    .array(group({ ...link.shape, hint: 'What is there, in a few words.' }))
    .min(3)
    .describe('Three links or more to what visitors look for most.'),
});

/** The schema of each file in en/pages: `notFound` describes not-found.yaml. */
export const pageSchemas = {
  home: homeSchema,
  integrations: integrationsPageSchema,
  about,
  careers,
  investors,
  contact: contactPageSchema,
  login,
  notFound,
};
