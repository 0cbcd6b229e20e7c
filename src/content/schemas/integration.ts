import { z } from 'zod';
import type { ImageCatalog } from '../fields/image.ts';
import { group, id, idIn, name, sample, text } from '../fields/text.ts';

/** A category of the integrations directory. */
export const integrationCategorySchema = group({
  id,
  name: 'As the page shows it.',
  alsoCalled: 'Other words that people look for it by.',
  description: 'What a connection to a vendor of this category is for.',
});

const vendorSentence = 'expected 30 to 90 characters';

/** A vendor in the directory. Its logo is an icon of the `simple-icons` package or a monogram. */
export function integrationSchema(images: ImageCatalog) {
  const icon = z
    .string()
    .refine(images.hasBrandIcon, 'expected the name of an icon at simpleicons.org (or a monogram)')
    .describe('The name of an icon at simpleicons.org, such as stripe.');
  const monogram = z
    .string()
    .regex(/^.{1,2}$/u, 'expected one or two characters')
    .describe('One or two letters, for a vendor without an icon.');
  const logo = group({ icon: icon.optional(), monogram: monogram.optional() }).refine(
    (given) => (given.icon === undefined) !== (given.monogram === undefined),
    'a logo needs either an icon or a monogram, not both',
  );
  return group({
    id,
    name: name.describe('As the vendor writes it.'),
    category: idIn('facts/integration-categories.yaml').describe('The category that it is in.'),
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
