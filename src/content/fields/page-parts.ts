import { z } from 'zod';
import { text } from './text.ts';

const heading = text.describe('A promise or a plain label, in a few words.');
const lead = text.describe('One or two sentences below the heading.');

/** A page's title and description for search engines and link previews. */
export const meta = z
  .strictObject({
    title: text.describe('Title in search results: 40 to 60 characters.'),
    description: text.min(50).max(170).describe('Text in search results: 120 to 155 characters.'),
  })
  .describe('What search engines and link previews show.');

/** The opening of a page: a line above the h1, the h1, and a sentence or two. */
export const intro = z
  .strictObject({
    eyebrow: text.describe('The short line above the heading.'),
    heading: heading.describe('The main heading of the page.'),
    lead,
  })
  .describe('The opening of the page.');

/** The heading of a section and the sentence below it. */
export const sectionCopy = z.strictObject({ heading, lead });

/** A short text with a title, for lists of points. */
export const titled = z.strictObject({
  title: text.describe('A few words.'),
  body: text.describe('One to three sentences.'),
});

/** A heading and its paragraphs. */
export const prose = z.strictObject({
  heading,
  paragraphs: z.array(text).min(1).describe('One entry for each paragraph.'),
  quote: text.optional().describe('A sentence of the text, set large beside it.'),
});

export type Meta = z.output<typeof meta>;
export type Intro = z.output<typeof intro>;
export type Prose = z.output<typeof prose>;
