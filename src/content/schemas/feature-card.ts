import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { sceneImage } from '../fields/image.ts';
import { id, text } from '../fields/text.ts';

/** A card of the features grid. A card with an image is large. */
export const featureCardSchema = z.strictObject({
  id,
  icon,
  title: text,
  description: text,
  bullets: z.array(text).min(2),
  image: sceneImage.optional(),
});

export type FeatureCard = z.output<typeof featureCardSchema>;
