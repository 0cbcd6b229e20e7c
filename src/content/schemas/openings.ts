import { Marked } from 'marked';
import { z } from 'zod';
import { group, id, list, text, wordGroup, words } from '../fields/text.ts';

const markdown = new Marked({
  renderer: {
    // Below the heading that the page gives the text.
    heading({ tokens }) {
      return `<h4>${this.parser.parseInline(tokens)}</h4>\n`;
    },
  },
});

const openingSchema = group({
  id,
  title: 'The name of the job.',
  place: 'Where people work: Lisbon, Portugal, or from home.',
  kind: 'The kind of employment: full time.',
  text: text
    .transform((source) => markdown.parse(source, { async: false }))
    .describe('What the work is and what you offer, in Markdown.'),
  address: z
    .string()
    .regex(/^(https|mailto):/, 'expected an address that begins with https: or mailto:')
    .optional()
    .describe(
      'Where people apply: https: or mailto: and the address. Without one, the contact page.',
    ),
});

/** The open positions of the company, and their words. */
export const openingsSchema = group('The open positions.', {
  positions: list(openingSchema).default([]).describe('One entry for each open position.'),
  heading: 'The heading above the positions.',
  apply: words('The link to apply.', 'title'),
  none: wordGroup('Shown while there is no open position.', 'heading', 'body', 'resume'),
});
