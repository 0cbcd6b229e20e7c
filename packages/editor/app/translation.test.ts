import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { id, name, text } from '../../../src/content/fields/text.ts';
import { describe as describeSchema, type Described } from '../config/describe.ts';
import { alignWith, toTranslation } from './translation.ts';

describe('a translation', () => {
  const words: Described = { type: 'string', isWords: true };
  const node: Described = {
    type: 'object',
    properties: {
      heading: words,
      note: words,
      count: { type: 'integer' },
      points: { type: 'array', items: words },
      items: {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, title: words } },
      },
    },
  };
  const main = {
    heading: 'Menu',
    count: 2,
    points: ['One', 'Two'],
    items: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B' },
      { id: 'c', title: 'C' },
    ],
  };
  const mainBefore = { ...main, note: 'Old', items: [...main.items, { id: 'y', title: 'Y' }] };

  test.each<[string, object, object | undefined, unknown]>([
    ['leaves out what is empty', { heading: '', items: [{ id: 'a', title: '' }] }, {}, {}],
    ['leaves out what is as in the main language', { heading: 'Menu' }, {}, {}],
    [
      'keeps a word that is the same in both',
      { heading: 'Menu' },
      { heading: 'Menu' },
      { heading: 'Menu' },
    ],
    [
      'keeps what no form shows',
      { heading: 'Daftar', count: 3 },
      { count: 2 },
      { heading: 'Daftar', count: 2 },
    ],
    ['completes a list without ids', { points: ['Satu', ''] }, {}, { points: ['Satu', 'Two'] }],
    [
      'keeps a list that is shorter than that of the main language, until it is changed',
      { points: ['Satu'] },
      { points: ['Satu'] },
      { points: ['Satu'] },
    ],
    [
      'drops what the main language no longer has',
      { items: [{ id: 'a', title: 'Satu' }] },
      {
        note: 'Lama',
        items: [
          { id: 'a', title: 'Satu' },
          { id: 'y', title: 'Lama' },
        ],
      },
      { items: [{ id: 'a', title: 'Satu' }] },
    ],
    [
      'keeps its own order, and adds entries below the one before',
      {
        items: [
          { id: 'a', title: 'Satu' },
          { id: 'b', title: 'Dua' },
          { id: 'c', title: 'Tiga' },
        ],
      },
      {
        items: [
          { id: 'c', title: 'Tiga' },
          { id: 'a', title: 'Satu' },
        ],
      },
      {
        items: [
          { id: 'c', title: 'Tiga' },
          { id: 'a', title: 'Satu' },
          { id: 'b', title: 'Dua' },
        ],
      },
    ],
    [
      'keeps a field and an entry that the main language never had, for the build to refuse',
      {},
      { nmae: 'x', items: [{ id: 'z' }] },
      { items: [{ id: 'z' }], nmae: 'x' },
    ],
  ])('%s', (_, value, before, expected) => {
    expect(toTranslation(node, { items: [], ...value }, { main, mainBefore, before })).toEqual(
      expected,
    );
  });

  test('is shown beside the entries of the main language', () => {
    const items = [{ id: 'b', title: 'Dua' }];
    expect(alignWith(node, main, { items })).toEqual({
      items: [{ id: 'a' }, { id: 'b', title: 'Dua' }, { id: 'c' }],
    });
  });

  test('shows names that are the same in all languages, and does not write them', () => {
    const list = describeSchema(z.array(z.strictObject({ id, name, note: text.optional() })));
    const vendors = [{ id: 'a', name: 'A', note: 'One' }];
    expect(alignWith(list, vendors, [])).toEqual([{ id: 'a', name: 'A' }]);
    const texts = { main: vendors, mainBefore: vendors, before: [] };
    const form = [{ id: 'a', name: 'A', note: 'Satu' }];
    expect(toTranslation(list, form, texts)).toEqual([{ id: 'a', note: 'Satu' }]);
  });

  test('has the kind of each band from the main language', () => {
    const kinds = z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('quote'), text }),
        z.strictObject({ kind: z.literal('links'), heading: text }),
      ]),
    );
    const bands = [{ kind: 'quote', text: 'Good.' }];
    const list = describeSchema(kinds);
    const form = alignWith(list, bands, [{ text: 'Bagus.' }]);
    expect(form).toEqual([{ kind: 'quote', text: 'Bagus.' }]);
    const texts = { main: bands, mainBefore: bands, before: [{ text: 'Bagus.' }] };
    expect(toTranslation(list, [{ kind: 'quote', text: 'Baik.' }], texts)).toEqual([
      { text: 'Baik.' },
    ]);
  });
});
