import { z } from 'zod';
import { text, template } from '../../content/fields/text.ts';

/** Copy of the toast card, and of the toasts about the connection. */
export const toastCopySchema = z.strictObject({
  region: template('hotkey').describe(
    "A screen reader's name for the messages; {hotkey} is the key that moves to them.",
  ),
  close: text.describe("A screen reader's name for the button that closes a message."),
  offline: text.describe('Shown when the connection is lost, on any page.'),
  online: text.describe('Shown when the connection is back.'),
});

export type ToastCopy = z.output<typeof toastCopySchema>;
