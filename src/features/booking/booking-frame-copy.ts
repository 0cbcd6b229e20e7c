import { z } from 'zod';
import { text } from '../../content/fields/text.ts';

/** Words of the booking widget's frame, for when it works and for when it does not. */
export const bookingFrameCopySchema = z.strictObject({
  /** Names the frame for those who do not see it. */
  title: text,
  opening: text,
  unreachable: z.strictObject({ title: text, body: text }),
  /** Shown once the frame has taken the focus away from a field of the page. */
  stopped: z.strictObject({ title: text, body: text }),
  retry: text,
  retrying: text,
});
