import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { sectionCopy } from '../fields/page-parts.ts';
import { id, idIn, template, text } from '../fields/text.ts';

/** A card of the features section. */
export const featureCardSchema = z.strictObject({
  id,
  phase: idIn('en/pages/home.yaml', 'features.phases').describe(
    'The group it is in: an id in features.phases of en/pages/home.yaml.',
  ),
  icon: icon.describe('The picture on the card.'),
  title: text.describe('Two to four words.'),
  description: text.describe('One sentence.'),
  bullets: z.array(text).min(2).describe('What the module contains: two or more short lines.'),
});

/** Words of the features section. */
export const featuresCopySchema = sectionCopy.extend({
  phases: z
    .array(z.strictObject({ id, title: text.describe('Heading above the cards, in a few words.') }))
    .min(1)
    .describe('Groups of cards, in page order.'),
  details: template('title').describe(
    "A screen reader's name for the button that shows a card's lines on a phone; {title} is the card's.",
  ),
  fromPlan: template('plan').describe(
    'Beside cards and tabs that the first plan does not include; {plan} is the first that does.',
  ),
});

export type FeatureCard = z.output<typeof featureCardSchema>;
