import { expect, test } from 'vitest';
import { formatListInText, formatList } from './list-format.ts';

const names = ['Airbnb', 'Booking.com', 'Vrbo'];

test.each([
  ['en-US', 'Airbnb, Booking.com, and Vrbo'],
  ['id-ID', 'Airbnb, Booking.com, dan Vrbo'],
])('in %s, a list is %s', (locale, list) => {
  expect(formatList(names, locale)).toBe(list);
});

test.each([
  ['en-US', names, 'Airbnb, Booking.com and Vrbo'],
  ['en-US', ['Land and Sea', 'Vrbo'], 'Land and Sea and Vrbo'],
  ['en-US', ['Vrbo'], 'Vrbo'],
  ['id-ID', names, 'Airbnb, Booking.com, dan Vrbo'],
  ['id-ID', ['Airbnb', 'Vrbo'], 'Airbnb dan Vrbo'],
])('in %s, running text lists %j as %s', (locale, listed, text) => {
  expect(formatListInText(listed, locale)).toBe(text);
});
