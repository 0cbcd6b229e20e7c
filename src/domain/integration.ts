import { z } from 'zod';
import type { ImageShelf } from './image.ts';
import { id, sample, text } from './text.ts';

export const integrationCategoryIds = [
  'pms-channel-manager',
  'payment-provider',
  'tours-attractions',
  'mobile-keys-access',
  'smart-home',
  'task-management',
] as const;

const categoryId = z.enum(
  integrationCategoryIds,
  `unknown category: it is one of ${integrationCategoryIds.join(', ')}`,
);

/** A heading of the integrations directory. */
export const integrationCategorySchema = z.strictObject({
  id: categoryId,
  name: text,
  /** Other words that people look for it by. */
  alsoCalled: text,
  description: text,
});

/** A vendor in the directory. Logos are icons of the `simple-icons` package or drawn monograms. */
export function integrationSchema(shelf: ImageShelf) {
  const logo = z
    .strictObject({
      icon: z
        .string()
        .refine(shelf.hasBrandIcon, 'image not found: simple-icons has no icon of this name')
        .optional(),
      monogram: z
        .string('a monogram is text: put digits in quotes')
        .min(1)
        .max(2, 'a monogram has one or two characters')
        .optional(),
    })
    .refine(
      (given) => (given.icon === undefined) !== (given.monogram === undefined),
      'a logo is either an icon or a monogram',
    );
  return z.strictObject({
    id,
    name: text,
    category: categoryId,
    logo,
    description: text,
    sample,
  });
}

export type IntegrationCategory = z.output<typeof integrationCategorySchema>;
export type Integration = z.output<ReturnType<typeof integrationSchema>>;
