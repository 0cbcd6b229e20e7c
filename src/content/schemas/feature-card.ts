import type { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { sectionCopy } from '../fields/page-parts.ts';
import { atLeast, group, id, idIn, list, text } from '../fields/text.ts';

/** A card of the features section. */
export const featureCardSchema = group({
  id,
  phase: idIn('en/pages/home.yaml', 'features.phases').describe('The group that it is in.'),
  icon: icon.describe('The picture on the card.'),
  title: 'Two to four words.',
  description: 'One sentence.',
  bullets: atLeast(2, text).describe('What the module contains: two or more short lines.'),
});

/** Words of the features section. */
export const featuresCopySchema = group('The feature cards. They are in a file of their own.', {
  ...sectionCopy.shape,
  phases: list(group({ id, title: 'Heading above the cards, in a few words.' }))
    .min(1)
    .describe('Groups of cards, in page order.'),
  details: "A screen reader's name for the button that opens the card {title}.",
});

export type FeatureCard = z.output<typeof featureCardSchema>;
