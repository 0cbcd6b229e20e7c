import { z } from 'zod';
import { currencyName, currencySymbol, currencyUnits, type Currency } from '../../shared/money.ts';
import type { Facts } from '../fields/fill-facts.ts';
import type { Wording } from './wording.ts';

const codes: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The code of a currency in use (ISO 4217). */
export const currencyCode = z
  .string()
  .refine((code) => codes.has(code), 'expected the code of a currency, such as USD or EUR');

export const currency = currencyCode.describe(
  'The currency of all amounts: a code such as USD, EUR or GBP (ISO 4217).',
);

/** An amount of money: more than 0, whole or with at most two decimals. */
export const amount = z
  .number('expected a number, such as 199 or 49.50')
  .positive('expected more than 0')
  .multipleOf(0.01, 'expected at most two decimals');

/** Facts about the currency: `currency` is USD, `currencyName` US dollars, `currencyUnits` dollars. */
export function currencyFacts(code: Currency, { locale, currencies }: Wording): Facts {
  const named = currencies[code];
  return {
    currency: code,
    currencySymbol: currencySymbol(code, locale),
    currencyName: named?.name ?? currencyName(code, locale),
    currencyUnits: named?.units ?? currencyUnits(code, locale),
  };
}
