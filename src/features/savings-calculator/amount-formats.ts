import { formatUsd } from '../../domain/money.ts';
import type { InputName } from '../../domain/savings.ts';

interface AmountFormat {
  /** Stand beside the field that takes the bare number. */
  prefix?: string;
  suffix?: string;
  format: (value: number) => string;
}

/** How each amount is written. */
export const amountFormats: Record<InputName, AmountFormat> = {
  nightlyRateUsd: { prefix: '$', format: formatUsd },
  occupancyPercent: { suffix: '%', format: (value) => `${value}%` },
  propertyCount: { format: String },
};
