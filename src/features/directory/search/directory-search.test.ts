import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directorySearch, type DirectoryEntry } from './directory-search.ts';
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
const search = directorySearch(entries);
const found = (query: string) => search(query).map(({ id }) => id);

describe('a search finds', () => {
  test.each([
    ['everything for nothing', '', ['yale', 'krone', 'pal', 'tool']],
    ['everything for a query without a word', ' *.? ', ['yale', 'krone', 'pal', 'tool']],
    ['a name by its beginning', 'ya', ['yale']],
    ['a name in capitals', 'YALE', ['yale']],
    ['accents typed without', 'konigs', ['krone']],
    ['accents composed and not', 'ko\u0308nigs', ['krone']],
    ['accents typed where there are none', 'yalé', ['yale']],
    ['one word written as two', 'pay pal', ['pal']],
    ['two words written as one', 'konigskrone', ['krone']],
    ['words of several texts, in any order', 'refund paypal', ['pal']],
    ['a category', 'payment', ['pal']],
    ['what a category is also called', 'door', ['yale']],
    ['a word with an error in a sentence', 'kaypad', ['yale']],
    ['what has some of the words if nothing has all', 'yale garage', ['yale']],
    ['nothing for little words beside an unknown one', 'klarna & co', []],
    ['a word that objects have by themselves', 'constructor', ['tool']],
    ['nothing for a word that stands nowhere', 'klarna', []],
    ['nothing for the inside of a word', 'fund', []],
  ])('%s', (_, query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

test('one error is forgiven in a short name, two in a long one', () => {
  expect(found('yael')).toEqual(['yale']);
  expect(found('konxgskrxne')).toEqual(['krone']);
  expect(found('yxxe')).toEqual([]);
});

describe('an exact name is no misspelling', () => {
  const named = (name: string, description: string, category = 'Systems') =>
    entry(name, { name, description, category });
  const vendors = directorySearch([
    named('Guesty', 'A message for each guest, and one for all guests.'),
    named('Channex', 'Nights and rates.', 'Channel Manager'),
    named('One Door', 'It opens at a tap.'),
    named('Lock', 'It opens to a guest, by way of Guesty or by itself.'),
    named('Look', 'All guests take one.', 'Channel Manager'),
    named('Onyx', 'An ore of one dor, with a luck of its own.'),
  ]);

  test.each([
    ['of a word in a sentence', 'guesty', ['Guesty', 'Lock']],
    ['of such a word beside another', 'guesty itself', ['Lock']],
    ['of a category', 'channex', ['Channex']],
    ['if it has two words', 'one door', ['One Door']],
    ['but names like it are found too', 'lock', ['Lock', 'Look']],
  ])('%s', (_, query, ids) => {
    expect(vendors(query).map(({ id }) => id)).toEqual(ids);
  });
});

describe('among names that resemble each other, a misspelled one finds its own and nothing else', () => {
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
  const vendors = directorySearch([...names, ...others].map((name) => entry(name, { name })));

  test.each([
    ['Yael', 'Yale'],
    ['schlague', 'Schlage'],
    ['nukki', 'Nuki'],
    ['asa abloy', 'ASSA ABLOY'],
    ['pay pal', 'PayPal'],
  ])('%s: %s', (query, name) => {
    expect(vendors(query).map(({ id }) => id)).toEqual([name]);
  });
});

test.each([
  ['the typed beginning of a word', 'key', ['key']],
  ['a whole word that has an error', 'kaypad', ['keypad']],
  ['a whole name that was typed in two', 'pay pal', ['PayPal']],
  ['a name wherever it stands', 'yale', ['Yale', 'Yale']],
  ['the category, when it is meant by another name', 'door', ['Locks']],
])('it marks %s', (_, query, texts) => {
  const [hit] = search(query);
  const own = entries.find(({ id }) => id === hit?.id);
  const marked = hit?.marks.map(({ field, start, end }) => own?.[field].slice(start, end));
  expect(marked).toEqual(texts);
});

test('no query, however odd, makes it throw, or mark what is not there', () => {
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

test('among 2,000 entries, an answer takes a fraction of a second', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    entry(`vendor-${index}`, {
      name: `Vendor ${index.toString(36)} systems`,
      description: `Send ${index.toString(7)} codes for each booking to door ${index % 40}.`,
    }),
  );
  const searchMany = directorySearch(many);
  const timesMs = ['v', 've', 'vendor 1jk', 'vednor 1jk', 'codes for booking', 'nothing'].map(
    (query) => {
      // The time of this process: what a busy machine takes from it is not counted.
      const start = process.cpuUsage();
      searchMany(query);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    },
  );
  expect(timesMs.toSorted((a, b) => a - b)[3]).toBeLessThan(100);
});
