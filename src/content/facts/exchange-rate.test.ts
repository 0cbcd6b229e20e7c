import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { folder, sources } from '../changed-content.fixture.ts';
import { content } from '../content.ts';
import { readContent } from '../read-content.ts';
import {
  exchangeRateSchema,
  exchangeRateText,
  findExchangeRate,
  moneyFormat,
  type ExchangeRate,
} from './exchange-rate.ts';

const rupiah: ExchangeRate = {
  id: 'usd-idr',
  from: 'USD',
  to: 'IDR',
  rate: 16_250,
  date: '2026-03-02',
  source: 'Bank Indonesia',
  sample: false,
};
const place = { file: 'content/id/language.yaml', field: 'alsoIn' };
const find = (from: string, to: string | undefined) =>
  findExchangeRate(place, 'content/facts/exchange-rates.yaml', [rupiah], from, to);
const indonesian = { locale: 'id-ID', currencies: { USD: { name: 'dolar AS', units: 'dolar' } } };

describe('the second currency of a language', () => {
  test('has the rate from the currency of the site', () => {
    expect(find('USD', 'IDR')).toBe(rupiah);
  });

  test.each([
    ['the language has none', 'USD', undefined],
    ['it is the currency of the site', 'IDR', 'IDR'],
  ])('is left out if %s', (_, from, to) => {
    expect(find(from, to)).toBeNull();
  });

  test.each([
    ['EUR', 'IDR'],
    ['USD', 'EUR'],
  ])('is refused without a rate: %s to %s', (from, to) => {
    expect(() => find(from, to)).toThrow(
      `content/id/language.yaml, field alsoIn: content/facts/exchange-rates.yaml has no rate from ${from} to ${to}; add it there, or leave alsoIn out.`,
    );
  });

  test('is part of how amounts are printed, with the short names of the first one', () => {
    expect(moneyFormat('USD', indonesian, rupiah)).toEqual({
      currency: 'USD',
      locale: 'id-ID',
      names: ['dolar AS', 'dolar'],
      also: { currency: 'IDR', rate: 16_250 },
    });
    expect(moneyFormat('USD', { locale: 'en-US', currencies: {} }, null)).toEqual({
      currency: 'USD',
      locale: 'en-US',
    });
  });

  test('has a line with its rate, date and source', () => {
    const template = '{unit} = {rate}, {date}, {source}';
    expect(exchangeRateText(template, rupiah, moneyFormat('USD', indonesian, rupiah))).toBe(
      'US$1 = Rp\u00A016.250, 2 Maret 2026, Bank Indonesia',
    );
  });
});

test.each([
  [{ rate: 0 }, 'expected more than 0'],
  [{ rate: -1 }, 'expected more than 0'],
  [{ to: 'Rupiah' }, 'expected the code of a currency'],
  [{ to: 'USD' }, 'expected another currency than `from`'],
  [{ date: '2.3.2026' }, 'expected a date'],
])('a rate with %o is refused', (change, message) => {
  const { error } = exchangeRateSchema.safeParse({ ...rupiah, ...change });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});

describe('the content', () => {
  const from = content.terms.currency;
  const to = from === 'IDR' ? 'USD' : 'IDR';
  const read = (rates: object[], alsoIn?: string) => {
    const language = { name: 'Contoh', locale: 'id-ID', reviewed: true, alsoIn };
    const changed = new Map(
      [...sources].filter(([name]) => name.startsWith('facts/') || name.startsWith('en/')),
    )
      .set('xx/language.yaml', stringify(language))
      .set('facts/exchange-rates.yaml', stringify(rates));
    return readContent(folder, changed, 'xx');
  };
  const rate = { ...rupiah, from, to };

  test('in a language with a second currency has its rate and the line about it', () => {
    const { money, exchangeRateText: text } = read([rate], to);
    expect(money.also).toEqual({ currency: to, rate: rate.rate });
    expect(text).toContain('2 Maret 2026');
    expect(text).toContain('Bank Indonesia');
  });

  test('in any other language has neither', () => {
    const { money, exchangeRateText: text } = read([rate]);
    expect([money.also, text]).toEqual([undefined, null]);
    expect([content.money.also, content.exchangeRateText]).toEqual([undefined, null]);
  });

  test('is refused in a language whose rate is missing', () => {
    expect(() => read([], to)).toThrow(
      `content/xx/language.yaml, field alsoIn: content/facts/exchange-rates.yaml has no rate from ${from} to ${to};`,
    );
    expect(() => read([])).not.toThrow();
  });
});
