import { z } from 'zod';
import { text, template } from '../../content/fields/text.ts';

/** Copy of the toast card, and of the toasts about the connection. */
export const toastCopySchema = z.strictObject({
  /** Accessible name of the toast, with the key that moves the focus to it. */
  region: template('hotkey'),
  close: text,
  offline: text,
  online: text,
});

export type ToastCopy = z.output<typeof toastCopySchema>;
