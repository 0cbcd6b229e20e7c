import { describe, expect, it, test } from 'vitest';
import { createFormats, formatList } from './formats.ts';

const english = createFormats({ locale: 'en-US', currency: 'USD' });
const indonesian = createFormats({ locale: 'id-ID', currency: 'USD' });

describe('money', () => {
  it.each([
    [0, '$0'],
    [199, '$199'],
    [1234, '$1,234'],
    [-1234, '−$1,234'],
    [49.5, '$49.50'],
  ])('prints %d as %s', (amount, printed) => {
    expect(english.money(amount)).toBe(printed);
  });

  it.each([
    [199, 'US$199'],
    [1234.5, 'US$1.234,50'],
    [-1234, '−US$1.234'],
  ])('prints %d in Indonesian as %s', (amount, printed) => {
    expect(indonesian.money(amount)).toBe(printed);
  });

  it('puts the symbol of a currency where the language puts it', () => {
    const portuguese = createFormats({ locale: 'pt-PT', currency: 'EUR' });
    expect(portuguese.money(199)).toBe('199\u00A0€');
  });
});

test.each([
  [1234.5, '$1,235'],
  [-0.4, '$0'],
  [49, '$49'],
])('wholeMoney rounds %d to %s', (amount, printed) => {
  expect(english.wholeMoney(amount)).toBe(printed);
});

test.each([
  [1.5, '1.5%', '1,5%'],
  [70, '70%', '70%'],
])('percent prints %d as %s, in Indonesian as %s', (share, printed, inIndonesian) => {
  expect(english.percent(share)).toBe(printed);
  expect(indonesian.percent(share)).toBe(inIndonesian);
});

const names = ['Airbnb', 'Booking.com', 'Vrbo'];

test.each([
  ['en-US', names, 'Airbnb, Booking.com and Vrbo'],
  ['en-US', ['Land and Sea', 'Vrbo'], 'Land and Sea and Vrbo'],
  ['en-US', ['Vrbo'], 'Vrbo'],
  ['id-ID', names, 'Airbnb, Booking.com, dan Vrbo'],
  ['id-ID', ['Airbnb', 'Vrbo'], 'Airbnb dan Vrbo'],
])('in %s, a list of %j is %s', (locale, listed, text) => {
  expect(formatList(listed, locale)).toBe(text);
});
