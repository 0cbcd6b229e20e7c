import { z } from 'zod';
import type { ImageShelf } from '../../content/fields/image.ts';
import { textExpected } from '../../content/fields/issue-words.ts';
import { id, sample, text } from '../../content/fields/text.ts';

/** A heading of the integrations directory. */
export const integrationCategorySchema = z.strictObject({
  id,
  name: text,
  alsoCalled: text.describe('Other words that people look for it by.'),
  description: text,
});

const vendorSentence = 'a description has 60 to 120 characters';

/** A vendor in the directory. Logos are icons of the `simple-icons` package or drawn monograms. */
export function integrationSchema(shelf: ImageShelf) {
  const logo = z
    .strictObject(
      {
        icon: z
          .string({ error: textExpected('an icon') })
          .refine(
            shelf.hasBrandIcon,
            'image not found: simple-icons has no icon of this name; it takes a slug in lower case, and a monogram where there is none',
          )
          .optional(),
        monogram: z
          .string({ error: textExpected('a monogram') })
          .regex(/^.{1,2}$/u, 'a monogram has one or two characters')
          .optional(),
      },
      {
        error: ({ code }) =>
          code === 'invalid_type' ? 'a logo is { icon: … } or { monogram: … }' : undefined,
      },
    )
    .refine(
      (given) => (given.icon === undefined) !== (given.monogram === undefined),
      'a logo is either an icon or a monogram',
    );
  return z.strictObject({
    id,
    name: text,
    category: id.describe('The id of an entry of integration-categories.yaml.'),
    logo,
    description: text
      .min(60, vendorSentence)
      .max(120, vendorSentence)
      .describe('One sentence on what connecting it does for a stay.'),
    sample,
  });
}

export type IntegrationCategory = z.output<typeof integrationCategorySchema>;
export type Integration = z.output<ReturnType<typeof integrationSchema>>;
