import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

/** Copy of the carousel. Values in single braces are filled in by the page. */
export const carouselCopySchema = z.strictObject({
  name: text,
  /** Role descriptions of the carousel and its slides, for screen readers. */
  role: text,
  slideRole: text,
  previous: text,
  next: text,
  position: withBlanks('position', 'count'),
  stars: withBlanks('rating', 'most'),
});

export type CarouselCopy = z.output<typeof carouselCopySchema>;
