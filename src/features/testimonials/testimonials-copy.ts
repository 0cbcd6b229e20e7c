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
    rating: z.number().int().min(1).max(5),
    content: text,
    author: z.strictObject({
      name: text,
      role: text,
      image: imageFile(images, '/images/testimonials'),
    }),
    sample,
  });
}

export type CarouselCopy = z.output<typeof carouselCopySchema>;
export type TestimonialsCopy = z.output<typeof testimonialsCopySchema>;
export type Testimonial = z.output<ReturnType<typeof testimonialSchema>>;
