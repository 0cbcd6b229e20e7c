import { z } from 'zod';
import { text } from '../fields/text.ts';

/** Copy of the toast card. */
export const toastCopySchema = z.strictObject({
  region: text.describe("A screen reader's name for the messages."),
  close: text.describe("A screen reader's name for the button that closes a message."),
});
