import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../fields/text.ts';
import { writeWords } from './write-words.ts';

const about = {
  heading: 'About',
  save: 'Save {saving} of {total}',
  booking: 1000,
  found: { one: '{count} system', other: '{count} systems' },
  steps: ['One', 'Two'],
  zones: [{ place: 'Bali', note: 'All week' }, { place: 'Lombok' }],
  sample: true,
};
const file = 'en/pages/about-us.yaml';

/** Writes the schemas of the words, without the breaks that a formatter decides. */
const write = (words: object, older?: Readonly<Record<string, unknown>>) =>
  writeWords(new Map([[file, words]]), older).replaceAll('\n', ' ');

test('the schema is that of the English words, and the page has its type', () => {
  const written = write(about);
  expect(written).toContain(
    "heading: text, save: template('saving', 'total'), booking: z.number(), found: forms('count'), steps: z.array(text).min(1),",
  );
  expect(written).toContain('{ place: text, note: text.exactOptional(), }');
  expect(written).toContain('sample: z.boolean().exactOptional(),');
  expect(written).toContain('aboutUs: AboutUs;');
});

test('an optional field stays when nothing uses it any more, and another one goes', () => {
  const older = z.strictObject({ quote: text.exactOptional(), lead: text });
  const written = write({ heading: 'About' }, { [file]: older });
  expect(written).toContain('{ heading: text, quote: text.exactOptional(), }');
  expect(written).not.toContain('lead');
});
