import { content } from '../language.ts';
import { formatMoney, formatWholeMoney } from '../../src/shared/money.ts';

/** An amount as the site prints it. */
export const money = (amount: number) => formatMoney(amount, content.money);

/** An amount as the site prints it, rounded to whole dollars, euros and so on. */
export const wholeMoney = (amount: number) => formatWholeMoney(amount, content.money);
