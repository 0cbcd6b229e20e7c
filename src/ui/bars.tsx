import type { ComponentProps } from 'react';
import styles from './bars.module.css';

/** Where a booking comes from: direct, or one of the first three booking sites in content/facts/booking-sites.yaml. */
export type Channel = 'direct' | 'airbnb' | 'booking' | 'vrbo';

/** The colors of each channel and of the owner's own stays, and the colors of text on them. */
export const channelColors: Readonly<Record<Channel | 'owner', { fill: string; ink: string }>> = {
  direct: { fill: 'var(--color-brand)', ink: 'var(--color-on-brand)' },
  airbnb: { fill: 'var(--color-airbnb)', ink: 'var(--color-on-brand)' },
  booking: { fill: 'var(--color-booking)', ink: 'var(--color-on-accent)' },
  vrbo: { fill: 'var(--color-pool)', ink: 'var(--color-on-brand)' },
  owner: { fill: 'var(--color-owner)', ink: 'var(--color-ink)' },
};

/** Nights in a row of days: from noon on the day of arrival to noon on the day of departure. */
export interface Bar {
  from: number;
  to: number;
  /** A CSS color or a pattern: `url(#blocked)`. */
  fill: string;
  /** The color of the label. */
  ink?: string;
  label?: string | undefined;
  className?: string | undefined;
}

/** A window of days. */
export interface Days {
  firstDay: number;
  dayCount: number;
}

/** The part of a bar inside the window, as percentages of its width. */
export function placeBar({ from, to }: Pick<Bar, 'from' | 'to'>, { firstDay, dayCount }: Days) {
  const start = Math.max(from + 0.5 - firstDay, 0);
  const end = Math.min(to + 0.5 - firstDay, dayCount);
  return { x: toPercent(start / dayCount), width: toPercent((end - start) / dayCount) };
}

const toPercent = (share: number) => `${(100 * share).toFixed(2)}%`;

interface BarsProps extends ComponentProps<'svg'>, Days {
  bars: readonly Bar[];
}

/** A row of days with a bar for each stay. A bar that began before the window or ends after it is cut at its edge. */
export function Bars({ bars, firstDay, dayCount, className = '', ...rest }: BarsProps) {
  const days = { firstDay, dayCount };
  const shown = bars.filter(({ from, to }) => to >= firstDay && from < firstDay + dayCount);
  return (
    <svg {...rest} className={`${styles.bars} ${className}`}>
      {shown.map(({ from, to, fill, ink, label, className: barClass }) => (
        <g key={from} className={barClass}>
          <rect
            x={toPercent((from + 0.5 - firstDay) / dayCount)}
            width={toPercent((to - from) / dayCount)}
            height="100%"
            rx="8"
            fill={fill}
            stroke="var(--color-surface)"
            strokeWidth="3"
          />
          {label && (
            <svg {...placeBar({ from, to }, days)} height="100%">
              <text x="0.7em" y="50%" fill={ink}>
                {label}
              </text>
            </svg>
          )}
        </g>
      ))}
    </svg>
  );
}
