import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

/** Words around every toast, and those of the toasts that tell of the connection. */
export const toastCopySchema = z.strictObject({
  /** Names the toast as a part of the page, with the key that leads to it. */
  region: withBlanks('hotkey'),
  close: text,
  offline: text,
  online: text,
});

export type ToastCopy = z.output<typeof toastCopySchema>;
