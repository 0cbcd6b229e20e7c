import { z } from 'zod';
import { text } from '../../content/fields/text.ts';

/** Copy of the booking frame and its error reports. */
export const bookingFrameCopySchema = z.strictObject({
  /** Accessible name of the frame. */
  title: text,
  opening: text,
  unreachable: z.strictObject({ title: text, body: text }),
  /** Shown after the frame took the focus away from a field of the page. */
  stopped: z.strictObject({ title: text, body: text }),
  retry: text,
  retrying: text,
});
