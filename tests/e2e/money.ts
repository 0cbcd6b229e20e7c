import { content } from '../language.ts';
import { formatNumber } from '../../src/shared/format-number.ts';
import { formatMoney, formatWholeMoney } from '../../src/shared/money.ts';

/** An amount as the site prints it. */
export const money = (amount: number) => formatMoney(amount, content.money);

/** An amount as the site prints it, rounded to whole dollars, euros and so on. */
export const wholeMoney = (amount: number) => formatWholeMoney(amount, content.money);

/** A number as the site prints it: `12.5`, or `12,5` in Indonesian. */
export const decimal = (value: number) => formatNumber(value, content.language.locale);

/** A percentage as the site prints it. */
export const percent = (value: number) =>
  formatNumber(value / 100, content.language.locale, 'percent');
