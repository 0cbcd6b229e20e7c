import { z } from 'zod';
import { sectionCopy } from '../../content/fields/page-parts.ts';
import { exactly, sample, text } from '../../content/fields/text.ts';

/** Words of the frame around the booking widget, including what it says when the widget fails. */
const bookingFrameCopySchema = z.strictObject({
  /** Names the frame for those who do not see it. */
  title: text,
  opening: text,
  unreachable: z.strictObject({ title: text, body: text }),
  /** Shown once the frame has taken the focus away from a field of the page. */
  stopped: z.strictObject({ title: text, body: text }),
  retry: text,
  retrying: text,
});

/** Words of the section with the booking widget. */
export const bookYourStayCopySchema = sectionCopy.extend({
  openWidget: text,
  property: z.strictObject({ name: text, place: text, sample }),
  points: exactly(3, text),
  frame: bookingFrameCopySchema,
});

export type BookYourStayCopy = z.output<typeof bookYourStayCopySchema>;
