import { z } from 'zod';
import { imageFile, type ImageCatalog } from '../../content/fields/image.ts';
import { id, sample, template, text } from '../../content/fields/text.ts';

/** Words of the testimonials' carousel. Values in single braces are filled in by the page. */
const carouselCopySchema = z.strictObject({
  name: text,
  /** What it is and what its parts are, as a screen reader says it. */
  role: text,
  slideRole: text,
  previous: text,
  next: text,
  position: template('position', 'count'),
  stars: template('rating', 'most'),
});

/** Words of the testimonials section. */
export const testimonialsCopySchema = z.strictObject({
  heading: text,
  sampleNote: text,
  carousel: carouselCopySchema,
});

/** A customer's words. */
export function testimonialSchema(images: ImageCatalog) {
  return z.strictObject({
    id,
    rating: z.number().int().min(1).max(5).describe('Stars, 1 to 5.'),
    content: text.describe(
      'The quote, without quotation marks. Quote only real customers who agreed in writing.',
    ),
    author: z
      .strictObject({
        name: text.describe('First and last name.'),
        role: text.describe('What the person does, and where.'),
        image: imageFile(images, '/images/testimonials').describe(
          'A square portrait, at least 112 pixels, a few KB. It is shown round.',
        ),
      })
      .describe('Who said it.'),
    sample,
  });
}

export type CarouselCopy = z.output<typeof carouselCopySchema>;
export type TestimonialsCopy = z.output<typeof testimonialsCopySchema>;
export type Testimonial = z.output<ReturnType<typeof testimonialSchema>>;
