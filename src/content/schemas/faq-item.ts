import { z } from 'zod';
import { id, text } from '../fields/text.ts';

/** A question and its answer. */
export const faqItemSchema = z.strictObject({
  id,
  question: text.describe('As a visitor would ask it.'),
  answer: text.describe('Two to four sentences of plain text.'),
});

export type FaqItem = z.output<typeof faqItemSchema>;
