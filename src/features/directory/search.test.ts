import { describe, expect, test } from 'vitest';
import { loadContent, loadLanguages } from '../../content/content.ts';
import { createSearch } from './search.ts';

const entry = (name: string, category: string, description: string) => ({
  id: name,
  name,
  category,
  description,
});
const search = createSearch([
  entry('Airbnb, Booking.com, OTA', '', 'Booking sites connect by calendar links.'),
  entry('Yale', 'Locks, smart lock, kunci pintar', 'Keypads for homes.'),
  entry('Nuki', 'Locks, smart lock, kunci pintar', 'For the door of guests.'),
  entry('Königs Krone', 'Locks, smart lock, kunci pintar', 'Gilded.'),
  entry('PayPal', 'Payments, e-wallet, credit card', 'Refunds in a day.'),
  entry('Stripe', 'Payments, e-wallet, credit card', 'Cards of guests, and payouts for owners.'),
  entry('constructor', 'Payments, e-wallet, credit card', 'Invoices.'),
  entry('D-EDGE', 'Managers, activities', 'Smart calendars that lock dates.'),
  entry('Guesty', 'Managers, activities', 'Messages and rates.'),
  entry('Stays.net', 'Managers, activities', 'Dana titipan.'),
]);

test.each([
  ['a name by its first letter', 'y', 'Yale'],
  ['a name in capitals of full width', 'ＹＡＬＥ', 'Yale'],
  ['a name with accents that it lacks', 'yalé', 'Yale'],
  ['words of several texts in any order', 'refund payments', 'PayPal'],
  ['a category by another word for it', 'kunci', 'Yale, Nuki, Königs Krone'],
  ['a wrong letter', 'nuli', 'Nuki'],
  ['two typos in a long name', 'konxgskrxne', 'Königs Krone'],
  ['some of the words, if nothing has all', 'yale garage', 'Yale'],
  ['a name before a sentence with a similar word', 'guests', 'Guesty, Nuki, Stripe'],
  ['a name that is a property of every object', 'constructor', 'constructor'],
  ['a booking site', 'air bnb', 'Airbnb, Booking.com, OTA'],
  ['nothing for an unknown word', 'klarna', ''],
  ['nothing for a short word beside an unknown word', 'klarna & st', ''],
  ['nothing for a city with a letter more than OTA', 'kota', ''],
  ['nothing for the inside of a word', 'fund', ''],
  ['nothing for an emoji', '🏝️ ?', ''],
])('the search finds %s', (_, query, names) => {
  expect(search(query).join(', ')).toBe(names);
});

test.each([
  ['singular and plural', 'payment, payments, PAYMENTS'],
  ['plurals of other kinds', 'activity, activities'],
  ['joined, apart and with hyphens', 'smart lock, smart locks, smartlock, smartlocks, smart-lock'],
  ['a letter of its own', 'e-wallet, e wallet, ewallet, e-wallets'],
  ['a name', 'PayPal, pay pal, pay-pal'],
  ['a name with a hyphen', 'd-edge, d edge, dedge'],
  ['a name with a point', 'stays.net, staysnet, stays net'],
])('%s find the same: %s', (_, spellings) => {
  const found = spellings.split(', ').map((query) => search(query).toSorted());
  expect(found[0]).not.toEqual([]);
  for (const names of found) expect(names).toEqual(found[0]);
});

describe.each(loadLanguages())('in $name', ({ code }) => {
  const { integrationCategories, integrations } = loadContent(code);
  const groups = integrationCategories.map(({ id, name, alsoCalled }) => ({
    words: `${name}, ${alsoCalled}`,
    vendors: integrations.filter(({ category }) => category === id),
  }));
  const find = createSearch(
    groups.flatMap(({ words, vendors }) =>
      vendors.map(({ name, description }) => entry(name, words, description)),
    ),
  );

  test('a search for the name of a vendor lists it first', () => {
    for (const { name } of integrations) expect(find(name)[0], name).toBe(name);
  });

  test('a category and other words for it find its vendors, joined and apart', () => {
    for (const { words, vendors } of groups)
      for (const word of words.split(', '))
        for (const spelling of [word, word.replace(/[ -]/, '')])
          expect(find(spelling), spelling).toEqual(
            expect.arrayContaining(vendors.map((vendor) => vendor.name)),
          );
  });
});
