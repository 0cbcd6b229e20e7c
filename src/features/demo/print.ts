import { newStay, type Stay } from '../../drawings/portfolio.ts';
import { formatWholeMoney, type MoneyFormat } from '../../shared/money.ts';
import type { MonthWords } from './month-words.ts';

interface Names {
  /** Who has made the first booking. */
  firstGuest: string;
  /** What the visitor is called. */
  you: string;
}

/** How the demo prints amounts, shares, days and names in the language of the page. */
export function createPrint(month: MonthWords, money: MoneyFormat, { firstGuest, you }: Names) {
  return {
    /** `$539` */
    money: (amount: number) => formatWholeMoney(amount, money),
    /** A share from 0 to 1: `60%` */
    percent: (share: number) => `${Math.round(share * 100)}%`,
    /** `19 Nov` */
    day: (day: number) => `${day} ${month.short}`,
    /** Arrival and departure: `19–22 Nov` */
    dates: ({ from, to }: Stay) => `${from}–${to} ${month.short}`,
    guest: (stay: Stay) => (stay === newStay ? firstGuest : you),
  };
}

export type Print = ReturnType<typeof createPrint>;
