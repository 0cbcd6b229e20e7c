import { formatNumber } from '../../shared/format-number.ts';

/** How a language writes facts: a part of content/en/language.yaml. */
export interface Wording {
  /** The language and region of numbers, amounts and dates: `en-US`. */
  locale: string;
  /** Names of currencies in sentences, by code, where the usual ones are too long. */
  currencies: Readonly<Record<string, { name: string; units: string }>>;
}

/** A share as the language prints it: 1.5 is `1.5%` in en-US and `1,5%` in id-ID. */
export function formatPercent(percent: number, locale: string): string {
  return formatNumber(percent / 100, locale, 'percent');
}
