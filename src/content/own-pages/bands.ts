import { z } from 'zod';
import { icon } from '../fields/icon.ts';
import { picture, type ImageCatalog } from '../fields/image.ts';
import { prose, titled } from '../fields/page-parts.ts';
import { anyLink, id, text } from '../fields/text.ts';

const opening = { heading: text, lead: text.optional() };

/** The bands that a page can be made of, by their `kind`. */
export function bandSchema(images: ImageCatalog) {
  const kinds = {
    text: prose.extend({ kind: z.literal('text') }),
    cards: z.strictObject({
      kind: z.literal('cards'),
      ...opening,
      items: z.array(titled.extend({ icon: icon.optional(), link: anyLink.optional() })).min(2),
    }),
    steps: z.strictObject({
      kind: z.literal('steps'),
      ...opening,
      items: z.array(titled).min(2),
    }),
    pictures: z.strictObject({
      kind: z.literal('pictures'),
      heading: text.optional(),
      lead: text.optional(),
      items: z
        .array(picture(images).extend({ caption: text.optional() }))
        .min(1)
        .max(6),
    }),
    questions: z.strictObject({
      kind: z.literal('questions'),
      heading: text,
      items: z.array(z.strictObject({ id, question: text, answer: text })).min(1),
    }),
    quote: z.strictObject({
      kind: z.literal('quote'),
      text,
      name: text.describe('Who said it.'),
      role: text.optional(),
    }),
    links: z.strictObject({
      kind: z.literal('links'),
      heading: text,
      body: text,
      links: z.array(anyLink).min(1).max(3),
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
