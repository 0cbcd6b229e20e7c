import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '../fields/text.ts';
import { writeWords } from './write-words.ts';

/** Writes the schemas of a page's words, without the breaks that a formatter decides. */
const write = (words: object, older: z.ZodType = z.unknown()) => {
  const file = 'en/pages/about-us.yaml';
  return writeWords(new Map([[file, words]]), { [file]: older }).replaceAll('\n', ' ');
};

test('the schema is that of the English words', () => {
  const written = write({
    heading: 'About',
    save: 'Save {saving} of {total}',
    booking: 1000,
    found: { one: '{count} system', other: '{count} systems' },
    steps: ['One', 'Two'],
    zones: [{ place: 'Bali', note: 'All week' }, { place: 'Lombok' }],
  });
  expect(written).toContain(
    "heading: text, save: template('saving', 'total'), booking: z.number(), found: forms('count'), steps: z.array(text).min(1),",
  );
  expect(written).toContain('{ place: text, note: text.exactOptional(), }');
});

test('an optional field stays when nothing uses it any more, and another one goes', () => {
  const older = z.strictObject({ quote: text.exactOptional(), lead: text });
  const written = write({ heading: 'About' }, older);
  expect(written).toContain('{ heading: text, quote: text.exactOptional(), }');
  expect(written).not.toContain('lead');
});
