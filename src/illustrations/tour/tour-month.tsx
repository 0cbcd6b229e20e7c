import { november, percent, slices, usd } from '../figures.ts';
import channelStyles from '../parts/channel.module.css';
import { Channel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { channels, villas } from '../portfolio.ts';
import styles from './tour-month.module.css';

/** November of all villas: occupancy, rates and channels. */
export function TourMonth() {
  const all = november(villas);
  const direct = all.revenueByChannelUsd.direct / all.revenueUsd;
  const headline = [
    [percent(all.occupancyRatio), 'occupancy'],
    [usd(all.adrUsd), 'a night (ADR)'],
    [usd(all.revenueUsd), 'room revenue'],
    [percent(direct), 'booked direct'],
  ] as const;
  return (
    <Panel title="November 2026" note={`${villas.length} villas, ${all.nights} nights sold`}>
      <div className={styles.headline}>
        {headline.map(([figure, name]) => (
          <p key={name}>
            <span className={parts.numeral}>{figure}</span> {name}
          </p>
        ))}
      </div>
      <table className={styles.villas}>
        <tbody>
          <tr>
            <th>Villa</th>
            <th>Nights</th>
            <th>Revenue</th>
          </tr>
          {villas.map((villa) => {
            const { nights, openNights, revenueUsd } = november([villa]);
            return (
              <tr key={villa.name}>
                <td>{villa.name}</td>
                <td>{`${nights} of ${openNights}`}</td>
                <td>{usd(revenueUsd)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.split}>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none">
          {slices(all).map(({ channel, start, end }) => (
            <path
              key={channel}
              d={`M${start} 0h${end - start}v6H${start}z`}
              className={channelStyles[channel]}
            />
          ))}
        </svg>
        {channels.map((channel) => (
          <Channel key={channel} id={channel} />
        ))}
        <small>Booking sites: payouts as you enter them</small>
      </div>
    </Panel>
  );
}
