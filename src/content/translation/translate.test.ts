import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { counted, group, id, list, text, words } from '../fields/text.ts';
import { getMistakes } from '../change-content.fixture.ts';
import { parseFile } from '../parse/parse-content.ts';
import { translate } from './translate.ts';

const file = 'content/id/page.yaml';
const faqSchema = list(group({ id, question: 'Words.', isOpen: z.boolean().default(false) }));
const faq = [
  { id: 'trial', question: 'How long is {{trialDays}}?', isOpen: true },
  { id: 'price', question: 'What does it cost?', isOpen: false },
];
const pageSchema = group({
  intro: group({ heading: 'Words.', quote: text.optional() }),
  steps: z.array(text),
  found: words('Words.', 'position', 'count'),
  note: 'Words.',
});
const page = {
  intro: { heading: 'About' },
  steps: ['One', 'Two'],
  found: '{position} of {count}',
  note: 'Free for {{trialDays}} days',
};
const halaman = {
  intro: { heading: 'Tentang' },
  steps: ['Satu', 'Dua'],
  found: '{position} dari {count}',
  note: 'Gratis {{trialDays}} hari',
};
const pertanyaan = [
  { id: 'price', question: 'Berapa harganya?' },
  { id: 'trial', question: 'Berapa lama?' },
];

/** Translates a file and checks it against its schema. */
function read(schema: z.ZodType, inEnglish: unknown, translation: unknown) {
  const english = { file: 'content/en/page.yaml', value: inEnglish };
  return parseFile(file, translate({ file, value: translation }, english, schema), schema);
}

describe('a translation', () => {
  test('replaces the English texts', () => {
    expect(read(pageSchema, page, halaman)).toEqual(halaman);
  });

  test('keeps the ids, settings and order of the English entries', () => {
    expect(read(faqSchema, faq, pertanyaan)).toEqual([
      { ...faq[0], question: 'Berapa lama?' },
      { ...faq[1], question: 'Berapa harganya?' },
    ]);
  });

  test('has the plural forms of its own language', () => {
    const schema = group({ nights: counted('Words.', 'count') });
    const nights = { one: '{count} night', other: '{count} nights' };
    const inPolish = { one: '{count} noc', few: '{count} noce', other: '{count} nocy' };
    const inIndonesian = { other: '{count} malam' };
    for (const forms of [inPolish, inIndonesian])
      expect(read(schema, { nights }, { nights: forms })).toEqual({ nights: forms });
    expect(() => read(schema, { nights }, {})).toThrow(
      'field nights: expected a translation of this field.',
    );
    expect(
      getMistakes(() => read(schema, { nights }, { nights: { ...nights, fev: 'x' } })),
    ).toEqual(['content/id/page.yaml, field nights: there is no field "fev"; did you mean "few"?']);
  });

  test.each<[object, string]>([
    [
      { intro: { heading: 'Tentang', headng: 'x' } },
      'field intro.headng: English has no such field; remove it.',
    ],
    [{ intro: {} }, 'field intro.heading: expected a translation of "About".'],
    [{ intro: { heading: null } }, 'field intro.heading: expected a translation of "About".'],
    [{ intro: { heading: '' } }, 'field intro.heading: expected text, got nothing.'],
    [
      { intro: { heading: 'A', quote: 'B' } },
      'field intro.quote: English has no such field; remove it.',
    ],
    [{ intro: 'Tentang' }, 'field intro.heading: expected a translation of "About".'],
    [{ note: 2 }, 'field note: expected text, got 2; put it in quotes.'],
    [{ steps: ['Satu'] }, 'field steps[1]: expected a translation of "Two".'],
    [{ steps: ['Satu', 'Dua', 'Tiga'] }, 'field steps[2]: English has no such entry; remove it.'],
    [{ found: 'dari {count}' }, 'field found: expected text with {position} and {count}'],
  ])('of a page cannot have %j', (change, message) => {
    expect(() => read(pageSchema, page, { ...halaman, ...change })).toThrow(`${file}, ${message}`);
  });

  test.each<[object[], string]>([
    [[{ id: 'trail', question: 'Apa?' }], 'entry "trail": English has no such entry; remove it.'],
    [[{ question: 'Apa?' }], 'entry "number 3": English has no such entry; remove it.'],
    [[{ id: 'price', question: 'Apa?' }], 'two entries have the same id.'],
  ])('of a list cannot have %j', (entries, message) => {
    expect(() => read(faqSchema, faq, [...pertanyaan, ...entries])).toThrow(message);
  });

  test('with a misspelled id or field is one mistake that suggests the right name', () => {
    const [price, trial] = pertanyaan;
    const misspelled = [{ ...price, id: 'prise' }, trial];
    expect(getMistakes(() => read(faqSchema, faq, misspelled))).toEqual([
      `${file}, entry "prise": English has no such entry; did you mean "price"?`,
    ]);
    const { intro, ...others } = halaman;
    expect(getMistakes(() => read(pageSchema, page, { ...others, intor: intro }))).toEqual([
      `${file}, field intor: English has no such field; did you mean "intro"?`,
    ]);
  });

  test('without an entry that English has is one mistake', () => {
    expect(getMistakes(() => read(faqSchema, faq, pertanyaan.slice(1)))).toEqual([
      `${file}, entry "price": expected a translation of this entry.`,
    ]);
  });

  test('with a different id is one mistake that suggests the right one', () => {
    const [price, trial] = pertanyaan;
    expect(getMistakes(() => read(faqSchema, faq, [{ ...price, id: 'harga' }, trial]))).toEqual([
      `${file}, entry "harga": English has no such entry; did you mean "price"?`,
    ]);
  });

  test('cannot change a figure', () => {
    const [price, trial] = pertanyaan;
    expect(() => read(faqSchema, faq, [{ ...price, isOpen: true }, trial])).toThrow(
      `${file}, entry "price", field isOpen: this is false in every language; leave it out.`,
    );
  });
});
