import { expect, test } from 'vitest';
import { z } from 'zod';
import { group, id, list } from '../fields/text.ts';
import { parseFile } from './parse-content.ts';
import { parseYaml } from './yaml.ts';

const villas = list(group({ id, name: 'Name.', rooms: z.array(group({ name: 'Name.' })) })).min(1);
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
  [[{ ...sawah, nmae: 'x' }], ', entry "villa-sawah": Unrecognized key: "nmae".'],
  [
    [{ ...sawah, rooms: [{ name: 'Garden' }, { name: 7 }] }],
    ', entry "villa-sawah", field rooms[1].name: expected text, got 7; put it in quotes.',
  ],
  [
    [{ ...sawah, rooms: [{ name: '{{brnad}}' }] }],
    ', entry "villa-sawah", field rooms[0].name: there is no fact {{brnad}}; the facts are brand.',
  ],
  [
    [sawah, { name: 'Second', rooms: [] }],
    ', entry "number 2", field id: expected string, received undefined',
  ],
  [[sawah, sawah], ', entry "villa-sawah", field id: another entry already has this id.'],
  [null, ': expected array, received null.'],
  [[], ': expected array to have >=1 items, got a list of 0.'],
])('a mistake has its place: %j', (raw, message) => {
  expect(() => parse(raw)).toThrow(`villas.yaml${message}`);
});

test.each([
  ['a: the best: villa', 1],
  ['a: b\na: c', 2],
  ['a:\n\tb: c', 2],
  ["a: 'it's'", 1],
])('%j is no YAML, and its line is named', (source, line) => {
  expect(() => parseYaml('faq.yaml', source)).toThrow(`faq.yaml: line ${line}: `);
  expect(() => parseYaml('faq.md', source, 1)).toThrow(`faq.md: line ${line + 1}: `);
});
