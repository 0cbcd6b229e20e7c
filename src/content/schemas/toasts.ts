import { z } from 'zod';
import { text, template } from '../fields/text.ts';

/** Copy of the toast card. */
export const toastCopySchema = z.strictObject({
  region: template('hotkey').describe(
    "A screen reader's name for the messages; {hotkey} is the key that moves to them.",
  ),
  close: text.describe("A screen reader's name for the button that closes a message."),
});

export type ToastCopy = z.output<typeof toastCopySchema>;
