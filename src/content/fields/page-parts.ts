import { z } from 'zod';
import { text } from './text.ts';

/** A page's title and description for search engines and link previews. */
export const meta = z.strictObject({
  title: text,
  description: text.min(50).max(170),
});

/** The opening of a page: a line above the h1, the h1, and a sentence or two. */
export const intro = z.strictObject({ eyebrow: text, heading: text, lead: text });

/** The heading of a section and the sentence below it. */
export const sectionCopy = z.strictObject({ heading: text, lead: text });

/** A short text with a title, for lists of points. */
export const titled = z.strictObject({ title: text, body: text });

/** A heading and its paragraphs. */
export const prose = z.strictObject({
  heading: text,
  paragraphs: z.array(text).min(1),
  /** A sentence of the text, set large beside it. */
  quote: text.optional(),
});

export type Meta = z.output<typeof meta>;
export type Intro = z.output<typeof intro>;
export type SectionCopy = z.output<typeof sectionCopy>;
export type Prose = z.output<typeof prose>;
