import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDirectorySearch, type DirectoryEntry } from './directory-search.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

function entry(id: string, texts: Partial<DirectoryEntry> = {}): DirectoryEntry {
  return { id, name: id, category: 'Locks', alsoCalled: '', description: 'A sentence.', ...texts };
}

const entries = [
  entry('yale', { name: 'Yale', description: 'Send a code to a Yale keypad.', alsoCalled: 'door' }),
  entry('krone', { name: 'Königs Krone' }),
  entry('pal', {
    name: 'PayPal',
    category: 'Payment',
    description: 'Refund where a card was used.',
  }),
  entry('tool', { name: 'constructor', category: 'Tools' }),
];
const search = createDirectorySearch(entries);
const found = (query: string) => search(query).map(({ id }) => id);

describe('the search finds', () => {
  test.each([
    ['everything for an empty query', '', ['yale', 'krone', 'pal', 'tool']],
    ['nothing for a query without a letter or digit', ' 🏝️? ', []],
    ['a name by its beginning', 'ya', ['yale']],
    ['a name in capitals', 'YALE', ['yale']],
    ['a name with accents typed without them', 'konigs', ['krone']],
    ['a name with accents typed as combining characters', 'ko\u0308nigs', ['krone']],
    ['a name without accents typed with them', 'yalé', ['yale']],
    ['one word written as two', 'pay pal', ['pal']],
    ['two words written as one', 'konigskrone', ['krone']],
    ['words from several fields, in any order', 'refund paypal', ['pal']],
    ['a category', 'payment', ['pal']],
    ['a category by another word for it', 'door', ['yale']],
    ['a word in a description with a typo', 'kaypad', ['yale']],
    ['entries with some of the words if none has all', 'yale garage', ['yale']],
    ['nothing for short words beside an unknown one', 'klarna & co', []],
    ['a word that is a property of every object', 'constructor', ['tool']],
    ['nothing for an unknown word', 'klarna', []],
    ['nothing for the inside of a word', 'fund', []],
  ])('%s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('in Indonesian, the search', () => {
  const vendors = createDirectorySearch(
    [
      entry('Streamline', { description: 'Software untuk tim dan dana titipan.' }),
      entry('Salto', { description: 'Kunci yang dipasang di ruang tamu, dari Spanyol.' }),
      entry('Stripe', { category: 'Pembayaran', alsoCalled: 'bayar, kartu kredit' }),
      entry('Mews', { description: 'Reservasi untuk vila sewa dan hotel.' }),
    ],
    'dan, yang, untuk, dari, di',
  );

  test.each([
    ['finds a word, not one that a sentence needs', 'dana', ['Streamline']],
    ['finds none of the words that every sentence has', 'yang', []],
    ['takes no short word for another one', 'uang', []],
    ['passes over such words between others', 'kunci untuk tamu', ['Salto']],
    ['finds a category by one of the words', 'bayar online', ['Stripe']],
    ['does not find sentences by one of the words', 'sewa motor', []],
  ])('%s', (_, query, ids) => {
    expect(vendors(query).map(({ id }) => id)).toEqual(ids);
  });
});

test('allows one typo in a short name and two in a long one', () => {
  expect(found('yael')).toEqual(['yale']);
  expect(found('konxgskrxne')).toEqual(['krone']);
  expect(found('yxxe')).toEqual([]);
});

describe('an exact name does not count as a typo', () => {
  const named = (name: string, description: string, category = 'Systems') =>
    entry(name, { name, description, category });
  const vendors = createDirectorySearch([
    named('Guesty', 'A message for each guest, and one for all guests.'),
    named('Channex', 'Nights and rates.', 'Channel Manager'),
    named('One Door', 'It opens at a tap.'),
    named('Lock', 'It opens to a guest, by way of Guesty or by itself.'),
    named('Look', 'All guests take one.', 'Channel Manager'),
    named('Onyx', 'An ore of one dor, with a luck of its own.'),
  ]);

  test.each([
    ['of a word in a sentence', 'guesty', ['Guesty', 'Lock']],
    ['of a word in a sentence, beside another word', 'guesty itself', ['Lock']],
    ['of a category', 'channex', ['Channex']],
    ['if it has two words', 'one door', ['One Door']],
    ['but finds similar names', 'lock', ['Lock', 'Look']],
  ])('%s', (_, query, ids) => {
    expect(vendors(query).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a misspelled name finds only its vendor among similar names', () => {
  const names = ['Yale', 'Yada', 'Schlage', 'Salto', 'Nuki', 'Nuvola', 'ASSA ABLOY', 'Abode'];
  const others = [
    'PayPal',
    'Payoneer',
    'Adyen',
    'Stripe',
    'Square',
    'Turno',
    'Turnify',
    'Breezeway',
  ];
  const vendors = createDirectorySearch([...names, ...others].map((name) => entry(name, { name })));

  test.each([
    ['Yael', 'Yale'],
    ['schlague', 'Schlage'],
    ['nukki', 'Nuki'],
    ['asa abloy', 'ASSA ABLOY'],
    ['pay pal', 'PayPal'],
  ])('%s finds %s', (query, name) => {
    expect(vendors(query).map(({ id }) => id)).toEqual([name]);
  });
});

test.each([
  ['the typed beginning of a word', 'key', ['key']],
  ['a whole word typed with a typo', 'kaypad', ['keypad']],
  ['a whole name typed as two words', 'pay pal', ['PayPal']],
  ['a name in every field', 'yale', ['Yale', 'Yale']],
  ['nothing for its category', 'locks', []],
  ['nothing for another word for its category', 'door', []],
])('the search highlights %s', (_, query, texts) => {
  const [hit] = search(query);
  const own = entries.find(({ id }) => id === hit?.id);
  const marked = hit?.marks.map(({ field, start, end }) => own?.[field].slice(start, end));
  expect(marked).toEqual(texts);
});

test('never throws or highlights beyond a text, whatever the query', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom('(a+)+$', '[', '\\', '.*', '🔑', '\uD83D', '__proto__', 'x'.repeat(10_000)),
    fc.stringMatching(/^[yale kronig]{0,12}$/),
  );
  fc.assert(
    fc.property(odd, (query) => {
      const isSound = search(query).every(({ id, marks }) => {
        const own = entries.find((each) => each.id === id);
        return marks.every(
          ({ field, start, end }) => own && start < end && end <= own[field].length,
        );
      });
      expect(isSound).toBe(true);
    }),
    hostile(100),
  );
});

test('searches 2,000 entries in a fraction of a second', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    entry(`vendor-${index}`, {
      name: `Vendor ${index.toString(36)} systems`,
      description: `Send ${index.toString(7)} codes for each booking to door ${index % 40}.`,
    }),
  );
  const searchMany = createDirectorySearch(many);
  const timesMs = ['v', 've', 'vendor 1jk', 'vednor 1jk', 'codes for booking', 'nothing'].map(
    (query) => {
      // CPU time of this process, so that a busy machine does not count.
      const start = process.cpuUsage();
      searchMany(query);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    },
  );
  expect(timesMs.toSorted((a, b) => a - b)[3]).toBeLessThan(100);
});
