import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { text, sample } from '../../../src/content/fields/text.ts';
import { readSources } from '../../../src/content/sources.ts';
import { describe as describeSchema } from '../config/describe.ts';
import { OpenFiles, readContentFile, writeContent } from './formats.ts';
import { toContent } from './to-content.ts';
import { toForm } from './to-form.ts';

const sources = readSources('content');

test.each([...sources])('%s is written as it was read', (name, source) => {
  expect(writeContent(name, source, readContentFile(name, source))).toBe(source);
});

describe('what a form has', () => {
  const schema = z.strictObject({
    name: text,
    note: text.optional(),
    tags: z.array(text).optional(),
    price: z.strictObject({ monthly: z.number() }).nullable(),
    logo: z.strictObject({ icon: text.optional(), monogram: text.optional() }),
    members: z.union([z.number().int(), z.literal('unlimited')]),
    sample,
  });
  const form = {
    name: 'A',
    price: { monthly: 1 },
    logo: { icon: '', monogram: 'A' },
    members: '5',
  };
  const written = (change: object) => toContent(describeSchema(schema), { ...form, ...change });
  const content = { name: 'A', price: { monthly: 1 }, logo: { monogram: 'A' }, members: 5 };

  test.each<[string, object, object]>([
    ['leaves out empty fields that may be left out', { note: '', tags: [], sample: false }, {}],
    [
      'keeps what is typed',
      { note: 'b', tags: ['c'], sample: true },
      { note: 'b', tags: ['c'], sample: true },
    ],
    ['says null for a group that is taken away', { price: null }, { price: null }],
    ['keeps a word where a number is allowed', { members: 'unlimited' }, { members: 'unlimited' }],
    ['keeps an empty field that is needed, for the build to refuse', { name: '' }, { name: '' }],
    ['keeps a field that no schema has, for the build to refuse', { nmae: 'B' }, { nmae: 'B' }],
  ])('%s', (_, change, expected) => {
    expect(written(change)).toEqual({ ...content, ...expected });
  });
});

describe('what a form has no field for', () => {
  const own = z.strictObject({ label: text, href: text });
  const links = z.array(z.union([z.enum(['faq', 'about']), own]));
  const bands = z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('quote'), name: text.optional() }),
      z.strictObject({ kind: z.literal('links'), links }),
    ]),
  );

  test.each<[string, z.ZodType, unknown, unknown]>([
    [
      'a list of names and groups',
      links,
      ['faq', { label: 'Shop', href: '/shop' }],
      [
        { form: 'value', value: 'faq' },
        { form: 'group', label: 'Shop', href: '/shop' },
      ],
    ],
    [
      'a group with free names',
      z.record(z.string(), links),
      { legal: ['about'] },
      [{ name: 'legal', content: [{ form: 'value', value: 'about' }] }],
    ],
    ['a group of texts with free names', z.record(z.string(), text), { a: 'A' }, { a: 'A' }],
    [
      'groups of several kinds',
      bands,
      [{ kind: 'quote' }, { kind: 'links', links: ['faq'] }],
      [{ kind: 'quote' }, { kind: 'links', links: [{ form: 'value', value: 'faq' }] }],
    ],
  ])('is turned into one and back: %s', (_, schema, content, form) => {
    const node = describeSchema(schema);
    expect(toForm(node, content)).toEqual(form);
    expect(toContent(node, form)).toEqual(content);
  });
});

describe('a change that is saved', () => {
  const name = 'en/faq.yaml';
  const first = (change: object) => {
    const value = readContentFile(name, sources.get(name) ?? '') as object[];
    return value.map((entry, index) => (index === 0 ? { ...entry, ...change } : entry));
  };

  test('is refused in the words of the build', () => {
    const format = new OpenFiles(sources).formatOf(name);
    expect(() => format.toFile(first({ answer: 'It costs {price}.' }))).toThrow(
      expect.objectContaining({
        message: 'saving_failed',
        cause: expect.objectContaining({
          message: expect.stringMatching(
            /^content\/en\/faq\.yaml, entry ".+", field answer: \{price\} is not filled in here/,
          ),
        }),
      }),
    );
  });

  test('is not refused for a mistake that another file had before', () => {
    const files = new OpenFiles(new Map(sources).set('en/tour.yaml', '- id: 5\n'));
    expect(files.formatOf(name).toFile(first({ question: 'Why {{brand}}?' }))).toContain(
      'question: Why {{brand}}?',
    );
  });
});
