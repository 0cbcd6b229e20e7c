import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

/** Words of the testimonials' carousel. Values in single braces are filled in by the page. */
export const carouselCopySchema = z.strictObject({
  name: text,
  /** What it is and what its parts are, as a screen reader says it. */
  role: text,
  slideRole: text,
  previous: text,
  next: text,
  position: withBlanks('position', 'count'),
  stars: withBlanks('rating', 'most'),
});

export type CarouselCopy = z.output<typeof carouselCopySchema>;
