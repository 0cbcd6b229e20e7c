import { anchorId, group } from '../fields/text.ts';

/** A question and its answer. */
export const faqItemSchema = group({
  id: anchorId,
  question: 'As a visitor would ask it.',
  answer: 'Two to four sentences of plain text.',
});
