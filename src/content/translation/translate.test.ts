import { describe, expect, test } from 'vitest';
import { translate } from './translate.ts';

const file = 'content/id/faq.yaml';
const faq = [
  { id: 'trial', question: 'How long is {{trialDays}}?', isOpen: true },
  { id: 'price', question: 'What does it cost?', isOpen: false },
];

describe('a translation', () => {
  test('takes the place of the English texts', () => {
    const translation = { heading: 'Halo, {name}', steps: ['Satu', 'Dua'] };
    const english = { heading: 'Hi, {name}', steps: ['One', 'Two'] };
    expect(translate(file, english, translation)).toEqual(translation);
  });

  test('has the names, figures, addresses and order of the English entries', () => {
    const translation = [
      { id: 'price', question: 'Berapa harganya?' },
      { id: 'trial', question: 'Berapa lama?' },
    ];
    expect(translate(file, faq, translation)).toEqual([
      { ...faq[0], question: 'Berapa lama?' },
      { ...faq[1], question: 'Berapa harganya?' },
    ]);
    expect(translate(file, faq, undefined)).toBe(faq);
  });

  test.each<[unknown, unknown, string]>([
    [
      { intro: { heading: 'About' } },
      { intro: { headng: 'Tentang' } },
      'field intro.headng: English has no such field; the fields are heading.',
    ],
    [
      faq,
      [{ id: 'trail', question: 'Apa?' }],
      'entry "trail", field id: English has no entry with this id; the ids are trial, price.',
    ],
    [faq, [{ question: 'Apa?' }], 'entry "number 1", field id: English has no entry with this id'],
    [faq, [{ id: 'price' }, { id: 'price' }], 'field id: another entry has this id.'],
    [
      faq,
      [{ id: 'trial', question: '{{trailDays}}?' }],
      'entry "trial", field question: {{trailDays}} is not in the English text; its placeholders are {{trialDays}}.',
    ],
    [
      { step: '{position} of {count}' },
      { step: 'dari {count}' },
      'field step: {position} is missing',
    ],
    [
      { note: 'Free for {{trialDays}} days' },
      { note: 'Gratis 14 hari' },
      'field note: a figure is typed here; write {{trialDays}}, which has it.',
    ],
    [
      { steps: ['One', 'Two'] },
      { steps: ['Satu'] },
      'field steps: expected 2 entries, as in English',
    ],
    [{ steps: ['One'] }, { steps: 'Satu' }, 'field steps: expected a list, as in English.'],
    [
      { intro: { a: 'A' } },
      { intro: 'A' },
      'field intro: expected a group of fields, as in English.',
    ],
    [{ label: 'Nights' }, { label: 2 }, 'field label: expected text; put it in quotes.'],
    [
      faq,
      [{ id: 'price', isOpen: true }],
      'entry "price", field isOpen: this is false in every language; leave it out.',
    ],
  ])('of %j cannot be %j', (english, translation, message) => {
    expect(() => translate(file, english, translation)).toThrow(message);
  });
});
