import { expect, test } from 'vitest';
import { createFormats, formatList } from './formats.ts';

const english = createFormats({ locale: 'en-US', currency: 'USD' });
const indonesian = createFormats({ locale: 'id-ID', currency: 'USD' });

test.each([
  [199, '$199', 'US$199'],
  [-1234, '−$1,234', '−US$1.234'],
  [1234.5, '$1,234.50', 'US$1.234,50'],
])('money prints %d as %s, in Indonesian as %s', (amount, printed, inIndonesian) => {
  expect(english.money(amount)).toBe(printed);
  expect(indonesian.money(amount)).toBe(inIndonesian);
});

test.each([
  [1234.5, '$1,235'],
  [-0.4, '$0'],
])('wholeMoney rounds %d to %s', (amount, printed) => {
  expect(english.wholeMoney(amount)).toBe(printed);
});

test('percent prints 1.5 as 1.5%, in Indonesian as 1,5%', () => {
  expect(english.percent(1.5)).toBe('1.5%');
  expect(indonesian.percent(1.5)).toBe('1,5%');
});

const names = ['Airbnb', 'Booking.com', 'Vrbo'];

test.each([
  ['en-US', names, 'Airbnb, Booking.com and Vrbo'],
  ['en-US', ['Land and Sea', 'Vrbo'], 'Land and Sea and Vrbo'],
  ['id-ID', names, 'Airbnb, Booking.com, dan Vrbo'],
])('in %s, a list of %j is %s', (locale, listed, text) => {
  expect(formatList(listed, locale)).toBe(text);
});
