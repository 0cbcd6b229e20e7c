import { group } from '../fields/text.ts';

/** Copy of the toast card. */
export const toastCopySchema = group({
  region: "A screen reader's name for the messages.",
  close: "A screen reader's name for the button that closes a message.",
});
