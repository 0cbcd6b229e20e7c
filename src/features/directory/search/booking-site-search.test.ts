import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookingSiteSearch } from './booking-site-search.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const asksForSite = bookingSiteSearch(['Airbnb', 'Booking.com', 'Vrbo', 'HomeAway', 'OTA']);

test.each([
  'airbnb',
  'AIRBNB',
  ' air bnb',
  'airbnb calendar',
  'connect air bnb calendar',
  'aribnb',
  'airbn',
  'airbnbs',
  'air',
  'booking',
  'booking.com',
  'bookingcom',
  'booking com ical',
  'bookng.com',
  'vbro',
  'home away',
  'ota',
])('a query for a booking site is known by its name, whole, begun or mistyped: %s', (query) => {
  expect(asksForSite(query)).toBe(true);
});

test.each([
  '',
  ' . ',
  'a',
  'bo',
  'booking experts',
  'booking pal',
  'smart home',
  'away',
  'oat',
  'yale',
  '__proto__',
])(
  'what begins like a booking site, or has a part of its name, is no query for one: %s',
  (query) => {
    expect(asksForSite(query)).toBe(false);
  },
);

test('no query, however odd or long, makes it throw', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom('(a+)+$', '\uD83D', 'x'.repeat(10_000), 'air '.repeat(1000)),
  );
  fc.assert(
    fc.property(odd, (query) => {
      expect(typeof asksForSite(query)).toBe('boolean');
    }),
    hostile(100),
  );
});
