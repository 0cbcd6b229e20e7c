import { z } from 'zod';
import { formatDate } from '../../shared/format-date.ts';
import { formatMoney, type Currency, type MoneyFormat } from '../../shared/money.ts';
import { id, sample, text } from '../fields/text.ts';
import { fillTemplate } from '../fields/template.ts';
import { ContentError, type ContentPlace } from '../parse/content-error.ts';
import { currencyCode } from './currency.ts';
import type { Wording } from './wording.ts';

/** The rate at which a language prints amounts in a second currency, beside the site's own. */
export const exchangeRateSchema = z
  .strictObject({
    id,
    from: currencyCode.describe('The currency of the prices, as in terms.yaml.'),
    to: currencyCode.describe('The currency beside them: alsoIn of a language.'),
    rate: z
      .number('expected a number')
      .positive('expected more than 0')
      .describe('How much of the second currency one unit of the first is.'),
    date: z.iso.date('expected a date such as 2026-11-20').describe('The day of the rate.'),
    source: text.describe('Who states the rate.'),
    sample,
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: 'expected another currency than `from`',
  });

export type ExchangeRate = z.output<typeof exchangeRateSchema>;

/**
 * The rate for the second currency of a language; `null` if it has none, or if that is the site's own.
 * @param place of the language's `alsoIn`.
 * @param file with the rates.
 * @throws {ContentError} if there is no such rate.
 */
export function findExchangeRate(
  place: ContentPlace,
  file: string,
  rates: readonly ExchangeRate[],
  from: Currency,
  to: Currency | undefined,
): ExchangeRate | null {
  if (to === undefined || to === from) return null;
  const found = rates.find((rate) => rate.from === from && rate.to === to);
  if (found) return found;
  const problem = `${file} has no rate from ${from} to ${to}; add it there, or leave alsoIn out.`;
  throw new ContentError(place, problem);
}

/** How the amounts of a language are printed, and read where visitors type them. */
export function moneyFormat(
  currency: Currency,
  { locale, currencies }: Pick<Wording, 'locale' | 'currencies'>,
  exchangeRate: ExchangeRate | null,
): MoneyFormat {
  const named = currencies[currency];
  return {
    currency,
    locale,
    ...(named && { names: [named.name, named.units] }),
    ...(exchangeRate && { also: { currency: exchangeRate.to, rate: exchangeRate.rate } }),
  };
}

/** The line near the prices about the rate: `{unit}` is US$1, and `{rate}` Rp 16.900. */
export function exchangeRateText(
  template: string,
  { from, to, rate, date, source }: ExchangeRate,
  { locale }: MoneyFormat,
): string {
  return fillTemplate(template, {
    unit: formatMoney(1, { currency: from, locale }),
    rate: formatMoney(rate, { currency: to, locale }),
    date: formatDate(date, locale),
    source,
  });
}
