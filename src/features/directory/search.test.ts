import { expect, test } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { createDirectorySearch } from './search.ts';
import { groupVendors } from './vendor-groups.ts';

const content = loadContent();

const group = (name: string, alsoCalled: string, vendors: Record<string, string>) => ({
  id: name,
  name,
  shortName: name,
  alsoCalled,
  description: 'What it is for.',
  vendors: Object.entries(vendors).map(([vendor, description]) => ({
    id: vendor,
    name: vendor,
    description,
  })),
});
const groups = [
  group('Locks', 'door, kunci', {
    Yale: 'Keypads for homes.',
    Nuki: 'For the door of guests.',
    'Königs Krone': 'Gilded.',
  }),
  group('Payments', 'kartu kredit', {
    PayPal: 'Refunds in a day.',
    Stripe: 'Cards of guests, and payouts for owners.',
    constructor: 'Invoices.',
  }),
  group('Managers', 'PMS', {
    Guesty: 'Messages and rates.',
    'Booking Experts': 'Parks.',
    Streamline: 'Dana titipan.',
  }),
];
const sites = ['Airbnb', 'Booking.com', 'Vrbo', 'HomeAway', 'OTA'];
const search = createDirectorySearch(groups, sites, 'and, for, the, dan, untuk');
const found = (query: string) => [...search(query).hits];

test.each([
  [
    'everything for an empty query',
    ' ',
    'Yale, Nuki, Königs Krone, PayPal, Stripe, constructor, Guesty, Booking Experts, Streamline',
  ],
  ['nothing for an emoji', '🏝️ ?', ''],
  ['a name by its start', 'ya', 'Yale'],
  ['a name in capitals', 'YALE', 'Yale'],
  ['a name without its accents', 'konigs', 'Königs Krone'],
  ['a name with accents that it lacks', 'yalé', 'Yale'],
  ['one word written as two', 'pay pal', 'PayPal'],
  ['two words written as one', 'konigskrone', 'Königs Krone'],
  ['words of several texts in any order', 'refund payments', 'PayPal'],
  ['a category by another word for it', 'kunci', 'Yale, Nuki, Königs Krone'],
  ['a wrong letter', 'nuli', 'Nuki'],
  ['a missing letter', 'strpe', 'Stripe'],
  ['an extra letter', 'nukki', 'Nuki'],
  ['swapped letters', 'yael', 'Yale'],
  ['two typos in a long name', 'konxgskrxne', 'Königs Krone'],
  ['a typo in a sentence', 'kaypads', 'Yale'],
  ['some of the words, if nothing has all', 'yale garage', 'Yale'],
  ['no word that every sentence has', 'the', ''],
  ['the words between such words', 'cards for guests', 'Stripe'],
  ['a name before a sentence with a similar word', 'guests', 'Guesty, Nuki, Stripe'],
  ['no name that is another word with a typo', 'dana', 'Streamline'],
  ['a name that is a property of every object', 'constructor', 'constructor'],
  ['nothing for an unknown word', 'klarna', ''],
  ['nothing for a short word beside an unknown word', 'klarna & st', ''],
  ['nothing for the inside of a word', 'fund', ''],
])('the search finds %s', (_, query, names) => {
  expect(found(query).join(', ')).toBe(names);
});

const ofBookingSites =
  'airbnb, AIRBNB, air bnb, airbnb calendar, connect air bnb calendar, aribnb, airbn, airbnbs, airb, ' +
  'booking, booking.com, bookingcom, booking com ical, bookng.com, vbro, home away, ota';

test.each(ofBookingSites.split(', '))('“%s” names a booking site', (query) => {
  expect(search(query).isBookingSite).toBe(true);
});

const ofOthers = ', ., a, bo, booking experts, air, away, oat, nota, kota, yale, __proto__';

test.each(ofOthers.split(', '))('“%s” does not name a booking site', (query) => {
  expect(search(query).isBookingSite).toBe(false);
});

const vendors = groupVendors(content);
const { functionWords, bookingSites } = content.pages.integrations.search;
const shipped = createDirectorySearch(
  vendors,
  [...content.bookingSites.map(({ name }) => name), ...bookingSites.alsoCalled.split(', ')],
  functionWords,
);

test('a search for the name of a vendor lists it first', () => {
  for (const { id, name } of content.integrations)
    expect([...shipped(name).hits][0], name).toBe(id);
});

test('a search for a name with one typo lists its vendor among the first three of many similar ones', () => {
  const names = (
    'Guesty, Hospitable, Hostaway, Hostex, Hostfully, Hosthub, Hostify, Host Tools, Hotelogix, HotelRunner, Lodgify, ' +
    'Rentals United, Rentlio, ResNexus, ResortLock, ResortCleaning, RoomRaccoon, Sirvoy, SiteMinder, Smily, Smoobu, Stays.net'
  ).split(', ');
  const entries = names.map((name) => [name, 'For hosts, hotels and resorts.']);
  const find = createDirectorySearch([group('Managers', 'PMS', Object.fromEntries(entries))]);
  for (const name of names) {
    const letters = [...name];
    const [one = '', other = ''] = letters.slice(2);
    const typos = [
      letters.toSpliced(2, 2, other, one),
      letters.toSpliced(3, 1),
      letters.with(2, 'x'),
    ];
    for (const typo of typos)
      expect([...find(typo.join('')).hits].slice(0, 3), typo.join('')).toContain(name);
  }
});

test('other words for a category find its vendors', () => {
  for (const { id, alsoCalled } of content.integrationCategories) {
    const own = content.integrations.filter(({ category }) => category === id);
    for (const word of alsoCalled.split(', ')) {
      const { hits } = shipped(word);
      expect(
        own.filter((vendor) => !hits.has(vendor.id)),
        word,
      ).toEqual([]);
    }
  }
});

test('a function word finds names if it is the only word', () => {
  const find = createDirectorySearch(groups, sites, 'pa, and');
  expect([...find('pa').hits][0]).toBe('PayPal');
  expect([...find('and').hits]).toEqual([]);
});

test('different forms of a letter are equal', () => {
  expect(found('Ｓｔｒｉｐｅ')).toEqual(['Stripe']);
});
