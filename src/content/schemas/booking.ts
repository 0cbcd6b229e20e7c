import { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { exactly, name, sample, text } from '../fields/text.ts';

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
  frame: z
    .strictObject({
      title: text.describe('Names the frame for those who do not see it.'),
      unreachable: text.describe('Shown when the widget cannot be loaded, with a link to it.'),
    })
    .describe('Words around the widget, also when it fails.'),
});

export type BookYourStayCopy = z.output<typeof bookYourStayCopySchema>;
