import { z } from 'zod';
import { id, text } from '../fields/text.ts';

/** A question and its answer. */
export const faqItemSchema = z.strictObject({ id, question: text, answer: text });

export type FaqItem = z.output<typeof faqItemSchema>;
