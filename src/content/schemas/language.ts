import { z } from 'zod';
import { text } from '../fields/text.ts';

/** The settings of a language: content/id/language.yaml. */
export const languageSchema = z.strictObject({
  name: text.describe('The language in its own words: Bahasa Indonesia.'),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z]\w+)+$/, 'expected a language and a region, such as en-US or id-ID')
    .describe('Decides the format of numbers, amounts and dates: id-ID.'),
  direction: z.enum(['ltr', 'rtl']).default('ltr').describe('rtl if it is written right to left.'),
  published: z
    .boolean()
    .default(true)
    .describe('false keeps the language off the site: nothing reads its files.'),
  reviewed: z.boolean().describe('Whether a native speaker has reviewed the texts.'),
});
