import { z } from 'zod';
import type { ImageCatalog } from '../fields/image.ts';
import { id, idIn, name, sample, text } from '../fields/text.ts';

/** A category of the integrations directory. */
export const integrationCategorySchema = z.strictObject({
  id,
  name: text.describe('As the page shows it.'),
  alsoCalled: text.describe('Other words that people look for it by.'),
  description: text.describe('What a connection to a vendor of this category is for.'),
});

const vendorSentence = 'expected 30 to 90 characters';

/** A vendor in the directory. Its logo is an icon of the `simple-icons` package or a monogram. */
export function integrationSchema(images: ImageCatalog) {
  const logo = z
    .strictObject(
      {
        icon: z
          .string()
          .refine(
            images.hasBrandIcon,
            'expected the lower-case slug of a simple-icons icon (use a monogram if there is none)',
          )
          .optional()
          .describe('The slug of an icon at simpleicons.org, such as stripe.'),
        monogram: z
          .string()
          .regex(/^.{1,2}$/u, 'expected one or two characters')
          .optional()
          .describe('One or two letters, for a vendor without an icon.'),
      },
      {
        error: ({ code }) =>
          code === 'invalid_type' ? 'expected { icon: … } or { monogram: … }' : undefined,
      },
    )
    .refine(
      (given) => (given.icon === undefined) !== (given.monogram === undefined),
      'a logo needs either an icon or a monogram, not both',
    );
  return z.strictObject({
    id,
    name: name.describe('As the vendor writes it.'),
    category: idIn('facts/integration-categories.yaml').describe(
      'The id of an entry of integration-categories.yaml.',
    ),
    logo: logo.describe('An icon or a monogram, not both.'),
    description: text
      .min(30, vendorSentence)
      .max(90, vendorSentence)
      .describe('What the vendor is, without promises about the connection.'),
    sample,
  });
}

export type IntegrationCategory = z.output<typeof integrationCategorySchema>;
export type Integration = z.output<ReturnType<typeof integrationSchema>>;
