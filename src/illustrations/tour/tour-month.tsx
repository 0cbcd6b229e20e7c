import { november, percent, slices, usd } from '../figures.ts';
import channels from '../parts/channel.module.css';
import { Legend } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { villas } from '../portfolio.ts';
import styles from './tour-month.module.css';

type Month = ReturnType<typeof november>;

function Split({ month }: { month: Month }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={styles.split}>
      {slices(month).map(({ channel, start, end }) => (
        <path
          key={channel}
          d={`M${start} 0h${end - start}v6H${start}z`}
          className={channels[channel]}
        />
      ))}
    </svg>
  );
}

function Figures({ month }: { month: Month }) {
  return (
    <>
      <td>
        <b>{percent(month.occupancyRatio)}</b>
        <small>{`${month.nights} of ${month.openNights}`}</small>
      </td>
      <td>{usd(month.adrUsd)}</td>
      <td>
        <b>{usd(month.revenueUsd)}</b>
      </td>
    </>
  );
}

/** November of the four villas: how full, at what rate, and who brought the guests. */
export function TourMonth() {
  const all = november(villas);
  const direct = all.revenueByChannelUsd.direct / all.revenueUsd;
  const headline = [
    [percent(all.occupancyRatio), 'occupancy'],
    [usd(all.adrUsd), 'ADR'],
    [usd(all.revenueUsd), 'room revenue'],
    [percent(direct), 'booked direct'],
  ] as const;
  return (
    <Panel title="November 2026" note={`${villas.length} villas, ${all.nights} nights sold`}>
      <div className={styles.headline}>
        {headline.map(([figure, name]) => (
          <p key={name}>
            <span className={parts.numeral}>{figure}</span>
            <small>{name}</small>
          </p>
        ))}
      </div>
      <table className={styles.villas}>
        <tbody>
          <tr>
            <th>Villa</th>
            <th>Nights</th>
            <th>ADR</th>
            <th>Revenue</th>
          </tr>
          {villas.map((villa) => {
            const month = november([villa]);
            return (
              <tr key={villa.name}>
                <td>
                  <b>{villa.name}</b>
                  <Split month={month} />
                </td>
                <Figures month={month} />
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.legend}>
        <Legend />
      </div>
    </Panel>
  );
}
