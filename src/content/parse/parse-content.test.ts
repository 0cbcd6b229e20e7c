import { expect, test } from 'vitest';
import { z } from 'zod';
import { getMistakes } from '../change-content.fixture.ts';
import { group, id, list, name } from '../fields/text.ts';
import { parseFile } from './parse-content.ts';

const villas = list(
  group({
    id,
    name: 'Name.',
    place: name.max(10).optional(),
    rooms: z.array(group({ name: 'Name.' })),
  }),
).min(1);
const sawah = { id: 'villa-sawah', name: 'Villa Sawah', rooms: [{ name: 'Garden' }] };
const parse = (raw: unknown) => parseFile('villas.yaml', raw, villas, { brand: 'Nusa Stay' });

test('facts are filled in at any depth', () => {
  const entry = { ...sawah, name: '{{brand}} Sawah', rooms: [{ name: '{{brand}} room' }] };
  expect(parse([entry])).toEqual([
    { ...sawah, name: 'Nusa Stay Sawah', rooms: [{ name: 'Nusa Stay room' }] },
  ]);
});

test.each([
  [[{ ...sawah, name: ' ' }], ', entry "villa-sawah", field name: expected text, got nothing.'],
  [
    [{ ...sawah, place: 'Ubud and Sidemen' }],
    ', entry "villa-sawah", field place: expected at most 10 characters, got "Ubud and Sidemen".',
  ],
  [
    [{ ...sawah, nmae: 'x' }],
    ', entry "villa-sawah": there is no field "nmae"; did you mean "name"?',
  ],
  [
    [{ ...sawah, rooms: [{ name: 'Garden' }, { name: 7 }] }],
    ', entry "villa-sawah", field rooms[1].name: expected text, got 7; put it in quotes.',
  ],
  [
    [{ ...sawah, rooms: [{ name: '{{brnad}}' }] }],
    ', entry "villa-sawah", field rooms[0].name: there is no fact {{brnad}}; did you mean {{brand}}?',
  ],
  [
    [sawah, { name: 'Second', rooms: [] }],
    ', entry "number 2", field id: expected text, got nothing.',
  ],
  [[sawah, sawah], ', entry "villa-sawah", field id: another entry already has this id.'],
  [
    [{ id: 'villa-sawah', nmae: 'Villa Sawah', rooms: [] }],
    ', entry "villa-sawah": there is no field "nmae"; did you mean "name"?',
  ],
  [
    [{ ...sawah, name: { 'Villa Sawah': 'a house' } }],
    ', entry "villa-sawah", field name: expected text, got a group of fields; a text with a colon needs quotes.',
  ],
  [null, ': expected a list, got nothing.'],
  [[], ': expected at least 1 entry, got a list of 0.'],
])('a mistake is reported once, with its place: %j', (raw, message) => {
  const [line, ...others] = getMistakes(() => parse(raw));
  expect(line).toContain(`villas.yaml${message}`);
  expect(others).toEqual([]);
});
