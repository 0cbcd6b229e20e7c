import { type AmountName, amountUnit } from '../rules/choice.ts';
import { formatUsd } from '../../../shared/money.ts';
import type { AmountUnit } from '../rules/typed-amount.ts';

interface AmountFormat {
  /** Shown beside the field, which takes the bare number. */
  prefix?: string;
  suffix?: string;
  format: (value: number) => string;
}

const formats: Record<AmountUnit, AmountFormat> = {
  dollars: { prefix: '$', format: formatUsd },
  percent: { suffix: '%', format: (value) => `${value}%` },
  count: { format: String },
};

/** How an amount is written. */
export function amountFormat(name: AmountName): AmountFormat {
  return formats[amountUnit(name)];
}
