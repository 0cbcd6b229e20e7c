import { sectionCopy } from '../fields/page-parts.ts';
import { each, group, name, sample, wordGroup } from '../fields/text.ts';

/** The copy of the section with the booking widget. */
export const bookYourStayCopySchema = group('The section with the booking widget.', {
  ...sectionCopy.shape,
  openWidget: 'Button that opens the widget in a new tab.',
  property: group('The property in the widget; the setting WIDGET_PROPERTY_ID is its id.', {
    ...each(
      ['name', 'place'],
      name.describe('Its name, or its town and region, as the widget shows them.'),
    ),
    sample,
  }),
  frame: group('Words around the widget, including when it fails.', {
    title: "A screen reader's name for the frame.",
    address: 'Address of a made-up owner’s site, as an address bar shows it.',
    unreachable: 'Shown when the widget cannot be loaded, with a link to it.',
    retry: 'Button that loads the widget again.',
    loading: 'Shown in place of the widget until it has loaded.',
  }),
  look: group('The controls beside the widget.', {
    color: 'Heading of the colors.',
    colors: wordGroup('The name of a color.', 'green', 'blue', 'clay', 'plum'),
    theme: 'Heading of the two themes.',
    ...each(['light', 'dark'], 'Choice of the theme, in one word.'),
    ...each(['compact', 'compactNote'], 'The switch, and what it leaves out.'),
    note: 'Below the controls: what they are for.',
  }),
});
