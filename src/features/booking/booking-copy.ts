import { z } from 'zod';
import { sectionCopy } from '../../content/fields/page-parts.ts';
import { exactly, sample, text } from '../../content/fields/text.ts';

/** Words of the frame around the booking widget, including what it says when the widget fails. */
const bookingFrameCopySchema = z.strictObject({
  title: text.describe('Names the frame for those who do not see it.'),
  opening: text,
  unreachable: z.strictObject({ title: text, body: text }),
  stopped: z
    .strictObject({ title: text, body: text })
    .describe('Shown once the frame has taken the focus away from a field of the page.'),
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
