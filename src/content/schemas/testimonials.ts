import { z } from 'zod';
import { portrait, type ImageCatalog } from '../fields/image.ts';
import { sectionCopy } from '../fields/page-parts.ts';
import { id, sample, template, text } from '../fields/text.ts';

/** Words of the testimonials' carousel. Values in single braces are filled in by the page. */
const carouselCopySchema = z.strictObject({
  name: text.describe('What the slides show.'),
  role: text.describe('The word for a row of slides, in lower case: carousel.'),
  slideRole: text.describe('The word for one of them, in lower case: slide.'),
  previous: text.describe('Name of the button with the arrow back.'),
  next: text.describe('Name of the button with the arrow ahead.'),
  position: template('position', 'count').describe(
    'Which slide is shown: {position} is its number, {count} how many there are.',
  ),
  stars: template('rating', 'most').describe(
    'The stars in words: {rating} is how many there are, {most} how many there can be.',
  ),
});

/** Words of the testimonials section. */
export const testimonialsCopySchema = z.strictObject({
  heading: sectionCopy.shape.heading,
  sampleNote: text.describe('Shown as long as a testimonial is marked as a sample.'),
  carousel: carouselCopySchema.describe('What a screen reader says of the slides.'),
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
        image: portrait(images).describe(
          'A square portrait of 112 to 512 pixels, at most 30 KB. It is shown round.',
        ),
      })
      .describe('Who said it.'),
    sample,
  });
}

export type CarouselCopy = z.output<typeof carouselCopySchema>;
export type Testimonial = z.output<ReturnType<typeof testimonialSchema>>;
