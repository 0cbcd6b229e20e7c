import { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { exactly, name, sample, text } from '../fields/text.ts';

/** What went wrong with the widget. */
const failure = z.strictObject({
  title: text.describe('What happened, in a few words.'),
  body: text.describe('What visitors can do now, in one or two sentences.'),
});

/** Words of the frame around the booking widget, including what it says when the widget fails. */
const bookingFrameCopySchema = z.strictObject({
  title: text.describe('Names the frame for those who do not see it.'),
  opening: text.describe('Shown in the frame until the widget is there.'),
  unreachable: failure.describe('Shown when the widget cannot be loaded.'),
  stopped: failure.describe(
    'Shown once the frame has taken the focus away from a field of the page.',
  ),
  retry: text.describe('Button that loads the widget again.'),
  retrying: text.describe('The same button while the widget is loading.'),
});

/** Words of the section with the booking widget. */
export const bookYourStayCopySchema = sectionCopy.extend({
  openWidget: text.describe('Button that opens the widget in a new tab.'),
  property: z
    .strictObject({
      name: name.describe('Its name, as the widget has it.'),
      place: name.describe('Town and region.'),
      sample,
    })
    .describe('The property in the widget. Which one it is, the setting WIDGET_PROPERTY_ID says.'),
  points: exactly(3, text).describe('Exactly three short sentences beside the widget.'),
  frame: bookingFrameCopySchema.describe('Words around the widget, also when it fails.'),
});

export type BookYourStayCopy = z.output<typeof bookYourStayCopySchema>;
