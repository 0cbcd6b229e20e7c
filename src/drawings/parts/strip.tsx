import type { Channel, Stay } from '../portfolio.ts';
import channelStyles from './channel.module.css';
import { useStayLabel } from './channel.tsx';
import styles from './strip.module.css';

/** A calendar shows a week. */
const dayCount = 7;

interface Bar {
  from: number;
  to: number;
  channel?: Channel;
  /** `moved` shows an outline where a booking was. */
  look?: 'moved' | undefined;
  label: string;
}

interface BarsProps {
  bars: readonly Bar[];
  /** First of the days shown, in November. */
  firstDay: number;
}

/** A calendar row with bars from noon of arrival to noon of departure. */
export function Bars({ bars, firstDay }: BarsProps) {
  /** The grid line at noon of a day, or at the edge of the calendar. */
  const line = (day: number) => Math.min(Math.max(day - firstDay + 2, 1), dayCount + 2);
  const shown = bars.filter(({ from, to }) => line(from) < line(to));
  return (
    <div className={styles.track}>
      {shown.map(({ from, to, channel, look, label }) => (
        <div
          key={from}
          className={[
            styles.bar,
            styles[`from${line(from)}`],
            styles[`to${line(to)}`],
            channel && channelStyles[channel],
            look && styles[look],
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {label}
        </div>
      ))}
    </div>
  );
}

interface StripProps {
  stays: readonly Stay[];
  firstDay: number;
}

/** A calendar row with the stays at a villa. */
export function Strip({ stays, firstDay }: StripProps) {
  const stayLabel = useStayLabel();
  return (
    <Bars bars={stays.map((stay) => ({ ...stay, label: stayLabel(stay) }))} firstDay={firstDay} />
  );
}
