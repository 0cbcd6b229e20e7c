import { type AmountName, amountUnit } from '../rules/choice.ts';
import { currencySymbol, formatMoney, type Currency } from '../../../shared/money.ts';
import type { AmountUnit } from '../rules/parse-amount.ts';

interface AmountFormat {
  /** Shown beside the text field, which holds the number alone. */
  prefix?: string;
  suffix?: string;
  format: (value: number) => string;
}

const formats: Record<Exclude<AmountUnit, 'money'>, AmountFormat> = {
  percent: { suffix: '%', format: (value) => `${value}%` },
  count: { format: String },
};

/** How an amount is formatted. */
export function amountFormat(name: AmountName, currency: Currency): AmountFormat {
  const unit = amountUnit(name);
  if (unit !== 'money') return formats[unit];
  return {
    prefix: currencySymbol(currency),
    format: (value) => formatMoney(value, currency),
  };
}
