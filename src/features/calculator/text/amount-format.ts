import { type AmountName, amountUnit } from '../rules/choice.ts';
import { formatPercent } from '../../../content/facts/wording.ts';
import { formatNumber } from '../../../shared/format-number.ts';
import { formatMoney, type MoneyFormat } from '../../../shared/money.ts';
import type { AmountUnit } from '../rules/parse-amount.ts';

type Format = (value: number, money: MoneyFormat) => string;

const formats: Record<AmountUnit, Format> = {
  money: formatMoney,
  percent: (value, { locale }) => formatPercent(value, locale),
  count: (value, { locale }) => formatNumber(value, locale),
};

interface AmountFormat {
  /** Shown beside the text field, which holds the number alone. */
  prefix: string | undefined;
  suffix: string | undefined;
  format: (value: number) => string;
}

/** How an amount is formatted. */
export function amountFormat(name: AmountName, money: MoneyFormat): AmountFormat {
  const format = (value: number) => formats[amountUnit(name)](value, money);
  // Some languages have the percent or currency sign on the other side.
  const [before = '', after = ''] = format(1).split('1');
  return { prefix: before.trim() || undefined, suffix: after.trim() || undefined, format };
}
