import { z } from 'zod';
import { imageFile, sceneImage, type ImageShelf } from '../fields/image.ts';
import { id, sample, text } from '../fields/text.ts';

/** Icons that content may name; `src/ui/icon.tsx` draws each. */
const iconIds = [
  'house',
  'calendar-check',
  'users',
  'clipboard-check',
  'messages',
  'compass',
  'van',
  'leaf',
  'life-buoy',
  'star',
  'chart',
  'sliders',
  'megaphone',
  'clock',
  'globe',
  'heart',
  'book',
  'plane',
  'wallet',
  'laptop',
  'mail',
  'phone',
  'pin',
  'shield',
] as const;

/** An icon by name. */
export const icon = z.enum(iconIds, `an icon is one of ${iconIds.join(', ')}`);

/** A card of the features grid; one with a picture is large. */
export const featureCardSchema = z.strictObject({
  id,
  icon,
  title: text,
  description: text,
  bullets: z.array(text).min(2),
  image: sceneImage.optional(),
});

/** A tab of the showcase of modules. */
export const featureTabSchema = z.strictObject({
  id,
  title: text,
  description: text,
  features: z.array(text).length(5, 'a tab lists exactly five features'),
  image: sceneImage,
});

/** A step of the guided product tour. */
export const tourStepSchema = z.strictObject({
  id,
  title: text,
  description: text,
  image: sceneImage,
});

/** What a customer says. */
export function testimonialSchema(shelf: ImageShelf) {
  return z.strictObject({
    id,
    rating: z.number().int().min(1).max(5, 'a rating is 1 to 5 stars'),
    content: text,
    author: z.strictObject({ name: text, role: text, image: imageFile(shelf) }),
    sample,
  });
}

/** A question and its answer. */
export const faqItemSchema = z.strictObject({ id, question: text, answer: text });

export type FeatureCard = z.output<typeof featureCardSchema>;
export type FeatureTab = z.output<typeof featureTabSchema>;
export type TourStep = z.output<typeof tourStepSchema>;
export type Testimonial = z.output<ReturnType<typeof testimonialSchema>>;
export type FaqItem = z.output<typeof faqItemSchema>;
