import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readSources } from '../../src/content/sources.ts';
import { fileNames } from '../config/files.ts';
import { hasWords, nameIn } from '../config/languages.ts';
import { describe as describeSchema, type Described } from '../config/describe.ts';
import { schemaOf } from '../config/files.ts';
import { choicesOf } from '../config/kinds.ts';
import { parseYaml } from '../../src/content/parse/yaml.ts';
import { OpenFiles } from './formats.ts';
import { alignWith, completed, toTranslation } from './translation.ts';

const sources = readSources('content');
const names = fileNames(sources).filter((name) =>
  /^(en\/.*|facts\/(plans|integrations|integration-categories|booking-sites))\.yaml$/.test(name),
);

/** All words of a file, each with a mark, as a translation of it would have them. */
function translationOf(node: Described, value: unknown): unknown {
  if (typeof value === 'string' && hasWords(node)) return `${value} (id)`;
  const [one = {}] = choicesOf(node).choices;
  if (Array.isArray(value)) {
    const items = value.map((item) => translationOf(one.items ?? {}, item));
    return items.some((item) => item === undefined) ? undefined : items;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value).flatMap(([key, inside]) => {
    const words = key === 'id' ? inside : translationOf(one.properties?.[key] ?? {}, inside);
    return words === undefined ? [] : [[key, words] as const];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

test.each(names)('a translation of %s is written as it was read', (name) => {
  const main = parseYaml(name, sources.get(name) ?? '');
  const translated = nameIn('id', name);
  const words = translationOf(describeSchema(schemaOf(name)), main);
  const text = `# Words of this page.\n${stringify(words, { lineWidth: 0 })}`;
  const files = new OpenFiles(new Map(sources).set(translated, text));
  const format = files.formatOf(name);
  const form = format.fromFile(text.trim(), `content/${translated}`);
  expect(format.toFile(form, 'id')).toBe(text);
});

describe('a translation', () => {
  const node: Described = {
    type: 'object',
    properties: {
      heading: { type: 'string' },
      count: { type: 'integer' },
      points: { type: 'array', items: { type: 'string' } },
      items: {
        type: 'array',
        items: {
          type: 'object',
          properties: { id: { type: 'string' }, title: { type: 'string' } },
        },
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
    ],
  };

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
      'drops an entry that the main language no longer has',
      { items: [{ id: 'a', title: 'Satu' }] },
      {
        items: [
          { id: 'a', title: 'Satu' },
          { id: 'z', title: 'Lama' },
        ],
      },
      { items: [{ id: 'a', title: 'Satu' }] },
    ],
    ['keeps a field that no schema has, for the build to refuse', {}, { nmae: 'x' }, { nmae: 'x' }],
  ])('%s', (_, value, before, expected) => {
    expect(toTranslation(node, value, main, before)).toEqual(expected);
  });

  test('is shown beside the entries of the main language', () => {
    const items = [{ id: 'b', title: 'Dua' }];
    expect(alignWith(main, { items })).toEqual({ items: [{ id: 'a' }, { id: 'b', title: 'Dua' }] });
  });

  test('is completed by the main language', () => {
    expect(completed(main, { heading: 'Daftar', items: [{ id: 'b', title: 'Dua' }] })).toEqual({
      ...main,
      heading: 'Daftar',
      items: [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'Dua' },
      ],
    });
  });
});
