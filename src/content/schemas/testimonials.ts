import type { z } from 'zod';
import { portrait, type ImageCatalog } from '../fields/image.ts';
import { headingHelp } from '../fields/page-parts.ts';
import { group, id, sample, whole } from '../fields/text.ts';

const carouselCopySchema = group('What a screen reader says of the slides.', {
  name: 'What the slides show.',
  role: 'The word for a row of slides, in lower case: carousel.',
  slideRole: 'The word for one of them, in lower case: slide.',
  previous: 'Name of the button with the arrow back.',
  next: 'Name of the button with the arrow ahead.',
  position: 'Which slide is shown: {position} is its number, {count} how many there are.',
  stars: 'The stars in words: {rating} of {most}.',
});

/** Words of the testimonials section. */
export const testimonialsCopySchema = group('The testimonials. Quotes are in a separate file.', {
  heading: headingHelp,
  sampleNote: 'Shown as long as a testimonial is marked as a sample.',
  carousel: carouselCopySchema,
});

/** A quote of a customer. */
export function testimonialSchema(images: ImageCatalog) {
  const author = group('Who said it.', {
    name: 'First and last name.',
    role: 'What the person does, and where.',
    image: portrait(images).describe(
      'A square portrait of 112 to 512 pixels, at most 30 KB. It is shown round.',
    ),
  });
  return group({
    id,
    rating: whole(1, 5).describe('Stars, 1 to 5.'),
    content: 'The quote, without quotation marks, of a real customer who agreed in writing.',
    author,
    sample,
  });
}

export type CarouselCopy = z.output<typeof carouselCopySchema>;
export type Testimonial = z.output<ReturnType<typeof testimonialSchema>>;
