import type { AmountName } from '../../domain/calculator-choice.ts';
import { formatUsd } from '../../domain/money.ts';

interface AmountFormat {
  /** Stand beside the field that takes the bare number. */
  prefix?: string;
  suffix?: string;
  format: (value: number) => string;
}

const percent: AmountFormat = { suffix: '%', format: (value) => `${value}%` };
const count: AmountFormat = { format: String };

/** How each amount is written. */
export const amountFormats: Record<AmountName, AmountFormat> = {
  nightlyRateUsd: { prefix: '$', format: formatUsd },
  occupancyPercent: percent,
  propertyCount: count,
  directPercent: percent,
  stayNights: count,
  airbnb: percent,
  booking: percent,
  vrbo: percent,
  expedia: percent,
  agoda: percent,
};
