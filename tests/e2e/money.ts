import { content } from '../language.ts';
import { formatMoney, formatWholeMoney } from '../../src/shared/money.ts';

const { currency } = content.terms;

/** An amount as the site prints it. */
export const money = (amount: number) => formatMoney(amount, currency);

/** An amount as the site prints it, rounded to whole dollars, euros and so on. */
export const wholeMoney = (amount: number) => formatWholeMoney(amount, currency);
