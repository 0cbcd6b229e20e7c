import { type AmountName, amountUnit } from '../rules/choice.ts';
import { formatUsd } from '../../../shared/money.ts';
import type { AmountUnit } from '../rules/parse-amount.ts';

interface AmountFormat {
  /** Shown beside the text field, which holds the number alone. */
  prefix?: string;
  suffix?: string;
  format: (value: number) => string;
}

const formats: Record<AmountUnit, AmountFormat> = {
  dollars: { prefix: '$', format: formatUsd },
  percent: { suffix: '%', format: (value) => `${value}%` },
  count: { format: String },
};

/** How an amount is formatted. */
export function amountFormat(name: AmountName): AmountFormat {
  return formats[amountUnit(name)];
}
