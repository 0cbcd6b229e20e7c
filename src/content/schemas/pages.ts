import { ending, intro, meta, prose, sectionCopy, titled } from '../fields/page-parts.ts';
import { atLeast, each, exactly, group, link, sample, text } from '../fields/text.ts';
import { valueDrawing } from '../fields/value-drawing.ts';

const heading = 'The heading of the part.';

const sampleProse = prose.extend({ sample });

export const aboutSchema = group({
  meta,
  intro,
  story: sampleProse
    .extend({ notes: exactly(3, text).describe('On the note in the drawing: three short words.') })
    .describe('How the company began.'),
  mission: group('What the company wants to achieve.', {
    heading,
    statement: 'The mission in one sentence, set large.',
    body: 'What it means, in one to three sentences.',
  }),
  values: group('What the company works by.', {
    heading,
    items: atLeast(
      1,
      group({ drawing: valueDrawing.describe('The drawing above it.'), ...titled.shape }),
    ).describe('The values; three are in a row.'),
  }),
  next: ending('careers', 'contact'),
});

export const careersSchema = group({
  meta,
  intro,
  benefits: sectionCopy
    .extend({ items: atLeast(4, titled).describe('Four benefits or more.'), sample })
    .describe('What the company offers.'),
  work: group('How the team works.', {
    heading,
    items: atLeast(2, titled).describe('Two ways of working or more.'),
    sample,
  }),
  openings: group('Says that there is no open position. The heading is agreed wording.', {
    heading,
    ...each(['body', 'resume'], 'What to write you, and the button to the contact page.'),
  }),
});

export const investorsSchema = group({
  meta,
  intro,
  funding: sampleProse.describe('Who owns the company.'),
  principles: group('How the company earns money.', {
    heading,
    items: atLeast(3, titled).describe('Three principles or more.'),
  }),
  revenue: prose
    .omit({ quote: true })
    .extend({
      figure: group('The number set large beside the text.', {
        value: 'A number with its unit.',
        label: 'What it is a part of.',
      }),
    })
    .describe('What customers pay for.'),
  contact: ending('cta'),
});

/** Words of /login. */
export const loginPageSchema = group({
  meta,
  intro,
  ...each(['email', 'password'], 'Label of the field.'),
  ...each(['showPassword', 'hidePassword', 'forgotPassword'], 'Button beside or below the fields.'),
  forgotPasswordAnswer: 'What the button answers: this form is a demo.',
  submit: 'Button that sends the form.',
  demoNotice: 'What the form answers: nothing was sent.',
  withoutScript: 'Shown to visitors without JavaScript.',
  ...each(['signUpQuestion', 'signUp'], 'The question before the link to sign up, and the link.'),
});

export const notFoundSchema = group({
  meta,
  ...each(['eyebrow', 'heading', 'body'], 'Says that there is no such page, and what to do.'),
  help: 'The heading above the links.',
  links: atLeast(3, group({ ...link.shape, hint: 'What is there, in a few words.' })).describe(
    'Three links or more to what visitors look for most.',
  ),
});
