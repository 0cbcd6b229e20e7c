import type { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { portrait, sceneImage } from '../fields/image.ts';
import { field, headingHelp, sectionCopy, titled } from '../fields/page-parts.ts';
import {
  anchorId,
  atLeast,
  each,
  exactly,
  group,
  id,
  idIn,
  link,
  list,
  name,
  sample,
  text,
  whole,
} from '../fields/text.ts';

/** Words of the guided product tour. */
export const tourCopySchema = group('The tour. Its steps are in a file of their own.', {
  ...sectionCopy.shape,
  steps: "A screen reader's name for the row of steps.",
  ...each(['back', 'continue'], 'Button to the step before, or to the next one.'),
});

/** A step of the tour. */
export const tourStepSchema = group({
  id: anchorId,
  title: 'A few words.',
  description: 'Two short sentences.',
  image: sceneImage,
});

/** Words of the features section. */
export const featuresCopySchema = group('The feature cards. They are in a file of their own.', {
  ...sectionCopy.shape,
  phases: list(group({ id, title: 'Heading above the cards, in a few words.' }))
    .min(1)
    .describe('Groups of cards, in page order.'),
  details: "A screen reader's name for the button that opens the card {title}.",
});

/** A card of the features section. */
export const featureCardSchema = group({
  id,
  phase: idIn('en/pages/home.yaml', 'features.phases').describe('The group that it is in.'),
  icon: icon.describe('The picture on the card.'),
  title: 'Two to four words.',
  description: 'One sentence.',
  bullets: atLeast(2, text).describe('What the module contains: two or more short lines.'),
});

export const showcaseCopySchema = group('The modules. Their tabs are in a file of their own.', {
  ...sectionCopy.shape,
  modules: "A screen reader's name for the row of tabs.",
  seePricing: 'Button on each tab, which leads to the plans.',
});

/** A tab of the showcase. */
export const featureTabSchema = group({
  id: anchorId,
  title: 'The name of the tab.',
  description: 'One sentence beside the illustration.',
  features: exactly(5, text).describe('Exactly five short lines.'),
  image: sceneImage,
});

/** Words of the section with the booking widget. */
export const bookYourStayCopySchema = group('The section with the booking widget.', {
  ...sectionCopy.shape,
  openWidget: 'Button that opens the widget in a new tab.',
  property: group('The property in the widget, that of the setting WIDGET_PROPERTY_ID.', {
    ...each(['name', 'place'], name.describe('Its name, or town and region, as the widget says.')),
    sample,
  }),
  points: exactly(3, text).describe('Exactly three short sentences beside the widget.'),
  frame: group('Words around the widget, also when it fails.', {
    title: 'Names the frame for those who do not see it.',
    unreachable: 'Shown when the widget cannot be loaded, with a link to it.',
  }),
});

/** Words of the testimonials section. */
export const testimonialsCopySchema = group('The testimonials. Quotes are in a separate file.', {
  heading: headingHelp,
  sampleNote: 'Shown as long as a testimonial is marked as a sample.',
  carousel: group('What a screen reader says of the slides.', {
    name: 'What the slides show.',
    ...each(['role', 'slideRole'], 'The word for a row of slides, or for one, in lower case.'),
    ...each(['previous', 'next'], 'Name of the button with the arrow.'),
    position: 'Which slide is shown: {position} is its number, {count} how many there are.',
    stars: 'The stars in words: {rating} of {most}.',
  }),
});

/** A quote of a customer. */
export const testimonialSchema = group({
  id,
  rating: whole(1, 5).describe('Stars, 1 to 5.'),
  content: 'The quote, without quotation marks, of a real customer who agreed in writing.',
  author: group('Who said it.', {
    name: 'First and last name.',
    role: 'What the person does, and where.',
    image: portrait.describe('A square portrait of 112 to 512 pixels, at most 30 KB.'),
  }),
  sample,
});

export const faqCopySchema = group('The section with questions. They are in a file of their own.', {
  ...sectionCopy.shape,
  contact: link.describe('The link below the questions.'),
});

/** A question and its answer. */
export const faqItemSchema = group({
  id: anchorId,
  question: 'As a visitor would ask it.',
  answer: 'Two to four sentences of plain text.',
});

export const getStartedCopySchema = group('The last section, where visitors sign up.', {
  ...sectionCopy.shape,
  steps: exactly(3, titled).describe('Exactly three steps from sign-up to the first booking.'),
  email: field.describe('The field in which visitors type their email address.'),
  submit: 'Button that leads to sign-up.',
  note: 'Small print below the button.',
  choice: group('Shown once a plan or a period is chosen in the pricing section.', {
    monthly: 'For a {plan} billed monthly; {price} is per month.',
    yearly: 'For a {plan} billed yearly; {price} is per month, {total} per year.',
    onlyMonthly: 'For monthly billing, while no plan is chosen.',
    onlyYearly: 'The same for yearly billing; {saving} is in percent.',
    change: 'The link back to the plans.',
  }),
});

export type TourCopy = z.output<typeof tourCopySchema>;
export type FeatureCard = z.output<typeof featureCardSchema>;
export type CarouselCopy = z.output<typeof testimonialsCopySchema>['carousel'];
export type Testimonial = z.output<typeof testimonialSchema>;
