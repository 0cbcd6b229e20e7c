import type { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { exactly, group, name, sample, text } from '../fields/text.ts';

/** Words of the section with the booking widget. */
export const bookYourStayCopySchema = group('The section with the booking widget.', {
  ...sectionCopy.shape,
  openWidget: 'Button that opens the widget in a new tab.',
  property: group('The property in the widget, that of the setting WIDGET_PROPERTY_ID.', {
    name: name.describe('Its name, as the widget has it.'),
    place: name.describe('Town and region.'),
    sample,
  }),
  points: exactly(3, text).describe('Exactly three short sentences beside the widget.'),
  frame: group('Words around the widget, also when it fails.', {
    title: 'Names the frame for those who do not see it.',
    unreachable: 'Shown when the widget cannot be loaded, with a link to it.',
  }),
});

export type BookYourStayCopy = z.output<typeof bookYourStayCopySchema>;
