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
  test('fills in facts at any depth', () => {
    const entry = { ...sawah, name: '{{brand}} Sawah', rooms: [{ name: '{{brand}} room' }] };
    expect(parse([entry])).toEqual([
      { ...sawah, name: 'Nusa Stay Sawah', rooms: [{ name: 'Nusa Stay room' }] },
    ]);
  });

  test('does not change its input', () => {
    const entry = Object.freeze({ ...sawah, name: '{{brand}}' });
    parse([entry]);
    expect(entry.name).toBe('{{brand}}');
  });

  test.each([
    [
      'a field is missing',
      { id: 'villa-sawah', rooms: [] },
      'field name: expected text, got nothing.',
    ],
    ['a text is empty', { ...sawah, name: '  ' }, 'field name: expected text, got nothing.'],
    [
      'a field is unknown',
      { ...sawah, nmae: 'x' },
      'field nmae: there is no such field; the fields here are id, name, rooms.',
    ],
    [
      'something deep inside is wrong',
      { ...sawah, rooms: [{ name: 'Garden' }, { name: 7 }] },
      'field rooms[1].name: expected text, got 7; put it in quotes.',
    ],
    [
      'a fact deep inside is unknown',
      { ...sawah, rooms: [{ name: '{{brnad}}' }] },
      'field rooms[0].name: there is no fact {{brnad}}; the facts are brand.',
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

  test('rejects two entries with the same id', () => {
    expect(() => parse([sawah, sawah])).toThrow(
      `${file}, entry "villa-sawah", field id: another entry already has this id.`,
    );
  });

  test.each([undefined, null, {}, 'text', 7])(
    'rejects %j, which is not a list of entries',
    (raw) => {
      expect(() => parse(raw)).toThrow(`${file}: expected a list of entries.`);
      expect(() => parseList(file, raw, villa, facts, true)).toThrow(
        `${file}: expected a list of entries, or [] for none.`,
      );
    },
  );

  test('accepts an empty list only where it is allowed', () => {
    expect(() => parse([])).toThrow(`${file}: expected at least one entry, got an empty list.`);
    expect(parseList(file, [], villa, facts, true)).toEqual([]);
  });
});

describe('parseEntry', () => {
  test('names the fact that makes a text too long, such as the company’s name', () => {
    const schema = z.strictObject({ description: text.max(20) });
    const read = () =>
      parseEntry({ file }, { description: 'Welcome to {{brand}}, all.' }, schema, facts);
    expect(read).toThrow(
      `${file}, field description: expected at most 20 characters, got 26; {{brand}} has 9 of them.`,
    );
  });

  test('names only the file when all of it is wrong', () => {
    expect(() => parseEntry({ file }, null, villa, facts)).toThrow(new RegExp(`^${file}: `));
  });
});
