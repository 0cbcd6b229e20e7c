import { createContext, use } from 'react';
import type { Content } from '../content/read-content.ts';
import { formatWholeMoney } from '../shared/money.ts';
import { formatNovemberRange, inNovember } from './portfolio.ts';

/** The content of the page, for the drawings inside. */
export const DrawingContent = createContext<Content | null>(null);

/** The words of the drawings in the language of the page, with its amounts and dates. */
export function useDrawing() {
  const content = use(DrawingContent);
  if (!content) throw new Error('A drawing has its words from the Scene around it.');
  const { scenes: words, language } = content;
  const { locale } = language;
  return {
    words,
    /** A whole amount of money: `$1,234`. */
    money: (amount: number) => formatWholeMoney(amount, locale),
    /** Arrival and departure, as days of November: `Nov 9–12`. */
    dates: ({ from, to }: { from: number; to: number }) => formatNovemberRange(from, to, locale),
    /** The name of the month. */
    month: inNovember(1, locale, { month: 'long' }),
    /** The initial of a month, from 0 to 11: `J`. */
    monthInitial: (month: number) =>
      new Date(Date.UTC(2026, month)).toLocaleDateString(locale, {
        month: 'narrow',
        timeZone: 'UTC',
      }),
    /** A day's weekday: `Mon`. */
    weekday: (day: number) => inNovember(day, locale, { weekday: 'short' }),
  };
}
