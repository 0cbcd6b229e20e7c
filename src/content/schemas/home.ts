import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { portrait, productImage } from '../fields/image.ts';
import {
  field,
  headingHelp,
  intro,
  label,
  meta,
  sectionCopy,
  titled,
} from '../fields/page-parts.ts';
import { anchorId, each, group, id, link, sample, text, wordGroup, words } from '../fields/text.ts';
import { bookYourStayCopySchema } from './book-your-stay.ts';
import { savingsCalculatorCopySchema } from './calculator.ts';
import { pricingCopySchema } from './pricing.ts';

const claim = group({
  value: 'A figure, set large: 98%.',
  label: 'What the figure counts, in two or three words.',
  source: text.optional().describe('Who measured it and when, as one sentence.'),
  sample,
}).refine((made) => made.sample || made.source, 'a claim needs a source, or sample: true');

/** The copy of the demo, in which visitors make a booking. */
const demoCopySchema = group('The demo: a booking page, and what the owner sees of it.', {
  ...sectionCopy.shape,
  ...each(['guestSide', 'ownerSide'], 'Title of one of the two halves.'),
  place: 'Where the property is, and for how many guests.',
  arrival: words("A screen reader's name for the days of a month.", 'month'),
  soldDay: words("A screen reader's name for a day whose night is sold.", 'day'),
  chosenStay: words('What a screen reader says after the chosen arrival day.', 'dates'),
  nights: 'Label of the number of nights.',
  ...each(['fewerNights', 'moreNights'], "A screen reader's name for a button with − or +."),
  ...each(['checkIn', 'checkOut'], 'Above the day on which the stay begins or ends.'),
  total: 'Before the price of the stay.',
  totalNote: 'What that price includes.',
  ...each(['reserve', 'undo'], 'Button.'),
  reserved: words('In place of the button, once it has been pressed.', 'dates'),
  first: words('The booking that is shown before a visitor makes one.', 'guest', 'dates', 'total'),
  booked: words('After a booking.', 'dates', 'total'),
  refused: words('When one of the nights is sold.', 'dates'),
  undone: words('After a booking was undone.', 'dates'),
  newGuest: 'What the visitor is called as a guest, within a sentence.',
  was: words('A figure of the month as it was before the booking.', 'figure'),
  ownCalendar: 'Before the row with all sold nights.',
  closedOn: words('Before the row with the nights that are closed on a booking site.', 'site'),
  tasks: 'Heading above the tasks.',
  pickup: words('The task of the driver.', 'guest'),
  pickupTime: 'When the driver is due.',
  turnover: 'The task of the housekeeper.',
  turnoverTime: 'When the housekeeper is due.',
  ...each(['awaitedPickup', 'awaitedTurnover'], 'In place of a task until there is a booking.'),
  ...each(['occupancy', 'revenue', 'direct'], 'What a figure of the month counts.'),
  closed: 'Nights that a booking site has closed because they are sold elsewhere.',
  closing: 'Newly sold nights, which a booking site closes the next time it reads the calendar.',
});

/** The stages of a stay, which group the feature cards. */
export const stages = ['before', 'during', 'after'] as const;

/** The copy of the features section. */
const featuresCopySchema = group('The feature cards. They are in a separate file.', {
  ...sectionCopy.shape,
  stages: wordGroup('The headings of the columns: before, during and after a stay.', ...stages),
});

/** A card of the features section. */
export const featureCardSchema = group({
  id,
  stage: z.enum(stages).describe('The column: before, during or after a stay.'),
  icon: icon.describe('The picture on the card.'),
  title: 'Two to four words.',
  description: 'One sentence.',
  bullets: z.array(text).min(2).describe('What the module contains: two or more short lines.'),
  image: productImage
    .optional()
    .describe('A card with an illustration is larger, and comes first in its column.'),
});

const showcaseCopySchema = group('The modules. Their tabs are in a separate file.', {
  heading: headingHelp,
  modules: "A screen reader's name for the row of tabs.",
  seePricing: 'Button on each tab, which leads to the plans.',
});

/** A tab of the showcase. */
export const featureTabSchema = group({
  id: anchorId,
  title: 'The name of the tab.',
  description: 'One sentence beside the illustration.',
  features: z.array(text).length(5).describe('Exactly five short lines.'),
  image: productImage,
});

/** The copy of the testimonials section. */
const testimonialsCopySchema = group('The testimonials. Quotes are in a separate file.', {
  heading: headingHelp,
  carousel: group('What a screen reader says about the slides.', {
    name: 'What the slides show.',
    ...each(['role', 'slideRole'], 'The word for a carousel, and for one slide, in lower case.'),
    ...each(['previous', 'next'], 'Name of the button with the arrow.'),
    position: words('Which slide is shown, of how many.', 'position', 'count'),
    stars: words('The stars in words.', 'rating', 'most'),
  }),
});

/** A quote from a customer. */
export const testimonialSchema = group({
  id,
  rating: z.int().min(1).max(5).describe('Stars, 1 to 5.'),
  content: 'The quote, without quotation marks, of a real customer who agreed in writing.',
  figure: group('The figure beside the quote, which the quote does not repeat.', {
    value: 'The figure, set large: 22%.',
    label: 'What it counts, in a few words.',
    short: 'The same in one or two words, for the row of figures.',
  }),
  author: group('Who said it.', {
    name: 'First and last name.',
    role: 'What the person does, and where.',
    image: portrait.describe(
      'The person or the place, upright, seen through the gate: 480 × 660 pixels, at most 30 KB.',
    ),
  }),
  sample,
});

const faqCopySchema = group('The section with questions. They are in a separate file.', {
  ...sectionCopy.shape,
  contact: link
    .extend({ note: text.describe('Above the link: when the team replies.') })
    .describe('The link to ask another question.'),
});

/** A question and its answer. */
export const faqItemSchema = group({
  id: anchorId,
  question: 'As a visitor would ask it.',
  inShort: text.optional().describe('The answer in about six words, below the question.'),
  answer: 'Two to four sentences of plain text.',
});

const getStartedCopySchema = group('The last section, where visitors sign up.', {
  heading: headingHelp,
  steps: z
    .array(titled)
    .length(3)
    .describe('Exactly three steps from sign-up to the first booking.'),
  email: field.describe('The field in which visitors type their email address.'),
  submit: 'Button that leads to sign-up.',
  note: 'Small print below the button.',
  choice: group('Shown once a plan or a period is chosen in the pricing section.', {
    monthly: words('For a plan billed monthly; the price is per month.', 'plan', 'price'),
    yearly: words('For a plan billed yearly; the price is per month.', 'plan', 'price', 'total'),
    onlyMonthly: 'For monthly billing, while no plan is chosen.',
    onlyYearly: words('The same for yearly billing; the saving is in percent.', 'saving'),
    change: 'The link back to the plans.',
  }),
});

/** The copy of the landing page, section by section. */
export const homeSchema = group({
  label,
  meta,
  hero: group('The opening of the landing page.', {
    ...intro.shape,
    ...each(['startTrial', 'watchDemo'], 'Button: to sign-up, or to the demo.'),
    fee: 'Small print below the buttons: what the product costs, in one short line.',
    calculator: 'Link to the calculator.',
    board: 'Alternative text of the booking board.',
    claims: z
      .array(claim)
      .length(3)
      .describe('Three figures about the company, each with a source, or a sample.'),
  }),
  fromPlan: words(
    'On cards and tabs of modules that the first plan does not include: the first plan that does.',
    'plan',
  ),
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

export type DemoCopy = Omit<z.output<typeof demoCopySchema>, 'heading' | 'lead'>;
export type FeatureCard = z.output<typeof featureCardSchema>;
export type CarouselCopy = z.output<typeof testimonialsCopySchema>['carousel'];
export type Testimonial = z.output<typeof testimonialSchema>;
