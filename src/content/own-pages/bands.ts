import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { picture, type ImageCatalog } from '../fields/image.ts';
import { prose, titled } from '../fields/page-parts.ts';
import { anyLink, id, text } from '../fields/text.ts';

const heading = text.describe('The heading of the band.');
const lead = text.optional().describe('One or two sentences below the heading.');
const opening = { heading, lead };

/** The bands that a page can be made of, by their `kind`. */
export function bandSchema(images: ImageCatalog) {
  const kinds = {
    text: prose.extend({ kind: z.literal('text') }),
    cards: z.strictObject({
      kind: z.literal('cards'),
      ...opening,
      items: z
        .array(
          titled.extend({
            icon: icon.optional().describe('A drawing above the title.'),
            link: anyLink.optional().describe('Where the card leads.'),
          }),
        )
        .min(2)
        .describe('The cards, two or more.'),
    }),
    steps: z.strictObject({
      kind: z.literal('steps'),
      ...opening,
      items: z.array(titled).min(2).describe('The steps in their order, two or more.'),
    }),
    pictures: z.strictObject({
      kind: z.literal('pictures'),
      heading: heading.optional(),
      lead,
      items: z
        .array(picture(images).extend({ caption: text.optional().describe('Below the picture.') }))
        .min(1)
        .max(6)
        .describe('One to six pictures.'),
    }),
    questions: z.strictObject({
      kind: z.literal('questions'),
      heading,
      items: z
        .array(
          z.strictObject({
            id,
            question: text.describe('As a visitor would ask it.'),
            answer: text.describe('The answer, in a few sentences.'),
          }),
        )
        .min(1)
        .describe('The questions, one or more.'),
    }),
    quote: z.strictObject({
      kind: z.literal('quote'),
      text: text.describe('What was said, without quotation marks.'),
      name: text.describe('Who said it.'),
      role: text.optional().describe('What the person does, and where.'),
    }),
    links: z.strictObject({
      kind: z.literal('links'),
      heading,
      body: text.describe('One or two sentences above the links.'),
      links: z.array(anyLink).min(1).max(3).describe('One to three links.'),
    }),
  };
  return z.discriminatedUnion(
    'kind',
    [
      kinds.text,
      kinds.cards,
      kinds.steps,
      kinds.pictures,
      kinds.questions,
      kinds.quote,
      kinds.links,
    ],
    {
      error: ({ code }) =>
        code === 'invalid_union'
          ? `expected one of ${Object.keys(kinds).join(', ')} as its kind`
          : undefined,
    },
  );
}

export type Band = z.output<ReturnType<typeof bandSchema>>;
