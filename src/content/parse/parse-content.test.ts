import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ContentError } from './content-error.ts';
import { parseEntry, parseList } from './parse-content.ts';
import { id, text } from '../fields/text.ts';

const file = 'content/facts/villas.yaml';
const villa = z.strictObject({ id, name: text, rooms: z.array(z.strictObject({ name: text })) });
const sawah = { id: 'villa-sawah', name: 'Villa Sawah', rooms: [{ name: 'Garden' }] };
const facts = { brand: 'Nusa Stay' };

const parse = (entries: unknown) => parseList(file, entries, villa, facts);

describe('parseList', () => {
  test('gives back the entries with tokens filled in, at any depth', () => {
    const entry = { ...sawah, name: '{{brand}} Sawah', rooms: [{ name: '{{brand}} room' }] };
    expect(parse([entry])).toEqual([
      { ...sawah, name: 'Nusa Stay Sawah', rooms: [{ name: 'Nusa Stay room' }] },
    ]);
  });

  test('leaves what it was given untouched', () => {
    const entry = Object.freeze({ ...sawah, name: '{{brand}}' });
    parse([entry]);
    expect(entry.name).toBe('{{brand}}');
  });

  test.each([
    ['a field is missing', { id: 'villa-sawah', rooms: [] }, 'field name: a text is missing here.'],
    ['a text is empty', { ...sawah, name: '  ' }, 'field name: a text is missing here.'],
    [
      'a field is unknown',
      { ...sawah, nmae: 'x' },
      'field nmae: there is no such field; here, there are id, name, rooms.',
    ],
    [
      'something deep inside is wrong',
      { ...sawah, rooms: [{ name: 'Garden' }, { name: 7 }] },
      'field rooms[1].name: to be a text, 7 has to stand in quotes.',
    ],
    [
      'a token deep inside is unknown',
      { ...sawah, rooms: [{ name: '{{brnad}}' }] },
      'field rooms[0].name: there is no fact {{brnad}}; it can be one of brand.',
    ],
  ])('names file, entry and field when %s', (_, entry, rest) => {
    expect(() => parse([entry])).toThrow(ContentError);
    expect(() => parse([entry])).toThrow(`${file}, entry "villa-sawah"`);
    expect(() => parse([entry])).toThrow(rest);
  });

  test('names an entry without an id by its number', () => {
    expect(() => parse([sawah, { name: 'Second' }])).toThrow(`${file}, entry "number 2", field id`);
    expect(() => parse([null])).toThrow(`${file}, entry "number 1"`);
  });

  test('refuses two entries of one id', () => {
    expect(() => parse([sawah, sawah])).toThrow(
      `${file}, entry "villa-sawah", field id: another entry has this id already.`,
    );
  });

  test.each([undefined, null, {}, 'text', 7])('refuses %j, which is no list of entries', (raw) => {
    expect(() => parse(raw)).toThrow(`${file}: it should be a list of entries.`);
    expect(() => parseList(file, raw, villa, facts, true)).toThrow(
      `${file}: it should be a list of entries, or [] for none.`,
    );
  });

  test('takes an empty list only where it may be empty', () => {
    expect(() => parse([])).toThrow(`${file}: it should have one entry or more.`);
    expect(parseList(file, [], villa, facts, true)).toEqual([]);
  });
});

describe('parseEntry', () => {
  test('names the file alone when the whole of it is wrong', () => {
    expect(() => parseEntry({ file }, null, villa, facts)).toThrow(new RegExp(`^${file}: `));
  });
});
