import { expect, test } from 'vitest';
import { createWordsSchema } from './words-schema.ts';
import { readTypes, writeTypes } from './words-types.ts';

const about = {
  heading: 'About',
  save: 'Save {saving} of {total}',
  booking: 1000,
  found: { one: '{count} system', other: '{count} systems' },
  steps: ['One', 'Two'],
  zones: [{ place: 'Bali', note: 'All week' }, { place: 'Lombok' }],
  story: { body: 'Once.', sample: true },
};
const file = 'en/pages/about-us.yaml';
const types = writeTypes(new Map<string, unknown>([[file, about]]));

test('the types are those of the English words, a field a line', () => {
  expect(types).toContain(`export interface AboutUs {
  heading: string;
  save: Template<'saving' | 'total'>;
  booking: number;
  found: Forms<'count'>;
  steps: readonly string[];
  zones: readonly {
    place: string;
    note?: string;
  }[];
  story: {
    body: string;
    sample?: boolean;
  };
}`);
  expect(types).toContain('  aboutUs: AboutUs;\n');
});

test('an optional field stays in the types when no entry uses it any more', () => {
  const [{ note, ...bali } = { place: '' }, lombok] = about.zones;
  const { heading, ...others } = { ...about, zones: [bali, lombok] };
  const after = writeTypes(new Map<string, unknown>([[file, others]]), readTypes(types));
  expect(after).toContain('    note?: string;\n');
  expect(after).not.toContain('heading');
  expect([note, heading]).toEqual(['All week', 'About']);
});

test('words are checked against the types that were read', () => {
  const schema = createWordsSchema(readTypes(types)[file] ?? {});
  expect(schema.safeParse(about).success).toBe(true);
  for (const wrong of [
    { save: 'Save {saving}' },
    { booking: '1000' },
    { found: { other: 'systems' } },
    { steps: [] },
    { zones: [{ note: 'No place' }] },
    { extra: 'x' },
  ])
    expect(schema.safeParse({ ...about, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
});
