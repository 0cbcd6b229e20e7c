import { describe, expect, test } from 'vitest';
import { translate } from './translate.ts';

const place = { file: 'content/id/faq.yaml' };
const merge = (english: unknown, translation: unknown) => translate(place, english, translation);

const faq = [
  { id: 'trial', question: 'How long is {{trialDays}}?', isOpen: true },
  { id: 'price', question: 'What does it cost?', isOpen: false },
];

describe('translate', () => {
  test('puts the texts of a translation in the place of the English ones', () => {
    const translation = { heading: 'Halo, {name}', steps: ['Satu', 'Dua'] };
    expect(merge({ heading: 'Hi, {name}', steps: ['One', 'Two'] }, translation)).toEqual(
      translation,
    );
  });

  test('keeps what a translation lacks: names, figures, addresses', () => {
    expect(merge(faq, [{ id: 'price', question: 'Berapa harganya?' }])).toEqual([
      faq[0],
      { ...faq[1], question: 'Berapa harganya?' },
    ]);
    expect(merge(faq, undefined)).toBe(faq);
  });

  test('keeps the English order of entries', () => {
    const translation = [
      { id: 'price', question: 'Berapa?' },
      { id: 'trial', question: 'Berapa lama {{trialDays}}?' },
    ];
    expect(merge(faq, translation)).toMatchObject([{ id: 'trial' }, { id: 'price' }]);
  });

  test('a sentence may do without a fact that the English one names', () => {
    expect(merge('{{brand}} is here.', 'Kami ada di sini.')).toBe('Kami ada di sini.');
  });

  test('names every mistake', () => {
    const read = () => merge({ menu: 'Menu', close: 'Close' }, { menu: 2, clse: 'Tutup' });
    expect(read).toThrow('field clse: English has no such field');
    expect(() => merge({ menu: 'Menu', close: 'Close' }, { menu: 2, close: 3 })).toThrow(
      /field menu: .*\n.*field close: /,
    );
  });

  test('a fact may begin a sentence in one language only', () => {
    expect(merge('{{Feature}} is in it.', 'Ada {{feature}}.')).toBe('Ada {{feature}}.');
  });

  test.each<[string, unknown, unknown, string]>([
    [
      'a field that English lacks',
      { intro: { heading: 'About' } },
      { intro: { headng: 'Tentang' } },
      'field intro.headng: English has no such field; the fields here are heading.',
    ],
    [
      'an entry that English lacks',
      faq,
      [{ id: 'trail', question: 'Apa?' }],
      'field [0].id: English has no entry with this id; the ids are trial, price.',
    ],
    [
      'an entry without an id',
      faq,
      [{ question: 'Apa?' }],
      'field [0].id: English has no entry with this id; the ids are trial, price.',
    ],
    [
      'an id that occurs twice',
      faq,
      [{ id: 'price' }, { id: 'price' }],
      'field [1].id: another entry has this id.',
    ],
    [
      'an unknown placeholder',
      faq,
      [{ id: 'trial', question: '{{trailDays}}?' }],
      'entry "trial", field question: {{trailDays}} is not in the English text; its placeholders are {{trialDays}}.',
    ],
    [
      'a placeholder where English has none',
      { menu: 'Menu' },
      { menu: 'Menu {count}' },
      'field menu: {count} is not in the English text; its placeholders are none.',
    ],
    [
      'a text without a variable that the page fills in',
      { step: '{position} of {count}' },
      { step: 'dari {count}' },
      'field step: {position} is missing: the page fills it in.',
    ],
    [
      'a typed figure in the place of a fact',
      { note: 'Free for {{trialDays}} days' },
      { note: 'Gratis 14 hari' },
      'field note: a figure is typed here; write {{trialDays}}, which has it.',
    ],
    [
      'a list of another length',
      { steps: ['One', 'Two'] },
      { steps: ['Satu'] },
      'field steps: expected 2 entries, as in English, got 1.',
    ],
    [
      'no list where English has one',
      { steps: ['One'] },
      { steps: 'Satu' },
      'field steps: expected a list, as in English.',
    ],
    [
      'no group where English has one',
      { intro: { heading: 'About' } },
      { intro: 'Tentang' },
      'field intro: expected a group of fields, as in English.',
    ],
    [
      'a number where English has text',
      { label: 'Nights' },
      { label: 2 },
      'field label: expected text; if it is text, put it in quotes.',
    ],
    [
      'another value than text',
      faq,
      [{ id: 'price', isOpen: true }],
      'entry "price", field isOpen: this is not text and is false in every language; leave it out.',
    ],
  ])('refuses %s', (_, english, translation, message) => {
    expect(() => merge(english, translation)).toThrow(message);
  });
});
