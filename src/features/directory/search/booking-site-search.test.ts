import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBookingSiteSearch } from './booking-site-search.ts';
import { hostile } from '../../../shared/fuzz.fixture.ts';

const isForBookingSite = createBookingSiteSearch([
  'Airbnb',
  'Booking.com',
  'Vrbo',
  'HomeAway',
  'OTA',
]);

test.each([
  'airbnb',
  'AIRBNB',
  ' air bnb',
  'airbnb calendar',
  'connect air bnb calendar',
  'aribnb',
  'airbn',
  'airbnbs',
  'airb',
  'booking',
  'booking.com',
  'bookingcom',
  'booking com ical',
  'bookng.com',
  'vbro',
  'home away',
  'ota',
])('recognizes a whole, partial or mistyped name of a booking site: %s', (query) => {
  expect(isForBookingSite(query)).toBe(true);
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
  'air',
  'nota',
  'kota',
  'yale',
  '__proto__',
])('does not take other queries for a booking site: %s', (query) => {
  expect(isForBookingSite(query)).toBe(false);
});

test('never throws, whatever the query', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom('(a+)+$', '\uD83D', 'x'.repeat(10_000), 'air '.repeat(1000)),
  );
  fc.assert(
    fc.property(odd, (query) => {
      expect(typeof isForBookingSite(query)).toBe('boolean');
    }),
    hostile(100),
  );
});
