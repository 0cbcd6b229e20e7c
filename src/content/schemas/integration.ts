import * as brandIcons from 'simple-icons';
import { z } from 'zod';
import { group, id, idIn, name, sample, text } from '../fields/text.ts';

/** A category of the integrations directory. */
export const integrationCategorySchema = group({
  id,
  name: 'As the page shows it.',
  alsoCalled: 'Other words that people look for it by.',
  description: 'What a connection to a vendor of this category is for.',
});

const vendorSentence = 'expected 30 to 90 characters';
const iconNames: ReadonlySet<string> = new Set(Object.values(brandIcons).map(({ slug }) => slug));

/** A vendor in the directory. */
export const integrationSchema = group({
  id,
  name: name.describe('As the vendor writes it.'),
  category: idIn('facts/integration-categories.yaml').describe('The category that it is in.'),
  logo: z
    .string()
    .refine(
      (logo) => /^.{1,2}$/u.test(logo) || iconNames.has(logo),
      'expected the name of an icon at simpleicons.org, or one or two letters',
    )
    .describe('The name of an icon at simpleicons.org, such as stripe, or one or two letters.'),
  description: text
    .min(30, vendorSentence)
    .max(90, vendorSentence)
    .describe('What the vendor is, without promises about the connection.'),
  sample,
});

export type IntegrationCategory = z.output<typeof integrationCategorySchema>;
export type Integration = z.output<typeof integrationSchema>;
