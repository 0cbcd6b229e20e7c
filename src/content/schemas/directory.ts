import { z } from 'zod';
import { id, idIn, list, sample, text } from '../fields/text.ts';

const category = z.strictObject({
  id,
  name: text,
  alsoCalled: text.describe('Other words that people search for it by.'),
  description: text.describe('What a connection to a vendor in this category is for.'),
});

const vendor = z.strictObject({
  id,
  name: text.describe('As the vendor writes it.'),
  category: idIn('facts/integration-categories.yaml'),
  description: text.min(30).max(90).describe('Promises nothing about the connection.'),
  sample,
});

/** The categories of the integrations directory, in the order of the page. */
export const integrationCategoriesSchema = list(category);

/** The vendors in the directory, in any order. */
export const integrationsSchema = list(vendor);
