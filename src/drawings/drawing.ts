import { createContext, use } from 'react';
import type { Content } from '../content/read-content.ts';
import { formatNovemberRange, inNovember, getChannelNames } from './portfolio.ts';

/** The content of the page, for the drawings inside. */
export const DrawingContent = createContext<Content | null>(null);

/** The copy of the drawings, and formats for amounts and dates, in the language of the page. */
export function useDrawing() {
  const content = use(DrawingContent);
  if (!content) throw new Error('A drawing has its words from the Scene around it.');
  const { formats, portfolio, scenes: words } = content;
  const { locale } = formats;
  return {
    words,
    portfolio,
    channelNames: getChannelNames(content),
    /** A whole amount of money: `$1,234`. */
    money: formats.wholeMoney,
    /** Arrival and departure, as days of November: `Nov 9–12`. */
    dates: ({ from, to }: { from: number; to: number }) => formatNovemberRange(from, to, locale),
    /** The name of the month. */
    month: inNovember(1, locale, { month: 'long' }),
    /** A month from 0 to 11, as `Jan` or by its initial. */
    monthName: (month: number, style: 'short' | 'narrow' = 'short') =>
      new Date(Date.UTC(2027, month)).toLocaleDateString(locale, { month: style, timeZone: 'UTC' }),
    /** An hour on an axis: `9 AM`. */
    hour: (hour: number) =>
      new Date(Date.UTC(2026, 10, 9, hour)).toLocaleTimeString(locale, {
        hour: 'numeric',
        timeZone: 'UTC',
      }),
    /** A day's weekday: `Mon`. */
    weekday: (day: number) => inNovember(day, locale, { weekday: 'short' }),
  };
}
