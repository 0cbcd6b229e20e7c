import { z } from 'zod';
import { each, group, text, words } from './text.ts';

/** The help for a heading. */
export const headingHelp = 'A promise or a plain label, in a few words.';
const lead = 'One or two sentences below the heading.';

/** The name of a page in menus. */
export const label = words(
  'What links in the header and the footer call the page: one to three words.',
);

/** A page's title and description for search engines and link previews. */
export const meta = group('What search engines and link previews show.', {
  title: 'Title in search results: 40 to 60 characters.',
  description: text.min(50).max(170).describe('Text in search results: 120 to 155 characters.'),
});

/** The opening of a page: a line above the h1, the h1, and a sentence or two. */
export const intro = group('The opening of the page.', {
  eyebrow: 'The short line above the heading.',
  heading: 'The main heading of the page.',
  lead,
});

/** The heading of a section and the sentence below it. */
export const sectionCopy = group({ heading: headingHelp, lead });

/** A short text with a title, for lists of points. */
export const titled = group({ title: 'A few words.', body: 'One to three sentences.' });

/** A heading and its paragraphs. */
export const prose = group({
  heading: headingHelp,
  paragraphs: z.array(text).min(1).describe('One entry for each paragraph.'),
  quote: text.optional().describe('A sentence of the text, set large beside it.'),
});

/** The end of a page: a heading, a text and buttons. */
export const ending = <const Buttons extends readonly string[]>(...buttons: Buttons) =>
  group('The end of the page.', {
    ...each(['heading', 'body'], 'The heading, and one to three sentences.'),
    ...each(buttons, 'The words of a button.'),
  });

/** A form field: its label and an example of what to type. */
export const field = group('A field of the form.', {
  label: 'The name of the form field.',
  placeholder: text.optional().describe('An example of what to type.'),
});

export type Meta = z.output<typeof meta>;
export type Intro = z.output<typeof intro>;
