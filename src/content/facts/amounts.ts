import { z } from 'zod';

/** The code of a currency in use (ISO 4217). */
export const currencyCode = z.enum(
  Intl.supportedValuesOf('currency'),
  'expected the code of a currency, such as USD or EUR',
);

/** An amount of money: more than 0, whole or with at most two decimals. */
export const amount = z
  .number('expected a number, such as 199 or 49.50')
  .positive('expected more than 0')
  .multipleOf(0.01, 'expected at most two decimals');

const range = 'expected a percentage from 0 to 30';

/** A fee or commission, in percent. */
export const percent = z
  .number(range)
  .min(0, range)
  .max(30, range)
  .multipleOf(0.01, 'expected at most two decimals');
