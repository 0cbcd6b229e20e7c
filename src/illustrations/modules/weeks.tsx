import { november, percent, usd, weeks } from '../figures.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { channels, villas } from '../portfolio.ts';
import styles from './weeks.module.css';

const columns = weeks();
const thinnest = columns.reduce((least, week) =>
  week.nights / week.openNights < least.nights / least.openNights ? week : least,
);

/** One channel's part of each week's column, on the parts of the channels before it. */
function stacked(channel: number): string {
  return columns
    .map(({ nightsByChannel, openNights }, index) => {
      const share = (nights: number) => Math.round((nights / openNights) * 100);
      const below = nightsByChannel.slice(0, channel).reduce((sum, count) => sum + count, 0);
      const height = share(below + (nightsByChannel[channel] ?? 0)) - share(below);
      return height && `M${index * 10 + 2} ${100 - share(below)}h6v-${height}h-6z`;
    })
    .filter(Boolean)
    .join('');
}

/** November as its owner reads it: how full each week is and what each channel brought. */
export function Weeks() {
  const { revenueByChannelUsd, revenueUsd } = november(villas);
  return (
    <Panel
      title="Occupancy by week"
      note={`November, ${villas.length} villas`}
      end={
        <span className={`${parts.chip} ${styles.thin}`}>
          {`${thinnest.nights} of ${thinnest.openNights} nights from the ${thinnest.first}th`}
        </span>
      }
      className={styles.report}
    >
      <div className={styles.weeks}>
        <div className={styles.row}>
          {columns.map(({ first, nights, openNights }) => (
            <b key={first}>{percent(nights / openNights)}</b>
          ))}
        </div>
        <svg viewBox="0 0 50 100" preserveAspectRatio="none">
          <path d="M2 0h6v100h-6zm10 0h6v100h-6zm10 0h6v100h-6zm10 0h6v100h-6zm10 0h6v100h-6z" />
          {channels.map((channel, index) => (
            <path key={channel} className={channelStyles[channel]} d={stacked(index)} />
          ))}
        </svg>
        <div className={styles.row}>
          {columns.map(({ first, last }) => (
            <small key={first}>{`${first}–${last}`}</small>
          ))}
        </div>
      </div>
      <div className={styles.channels}>
        {channels.map((channel) => (
          <div key={channel} className={parts.line}>
            <Channel id={channel} />
            <small>{percent(revenueByChannelUsd[channel] / revenueUsd)}</small>
            <b>{usd(revenueByChannelUsd[channel])}</b>
          </div>
        ))}
      </div>
    </Panel>
  );
}
