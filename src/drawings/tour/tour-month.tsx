import { fillTemplate } from '../../shared/template.ts';
import { useDrawing } from '../drawing.ts';
import { Channel, channelClass } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { villas } from '../portfolio.ts';
import styles from './tour-month.module.css';

/** The month of each villa: nights sold, nights for sale, and room revenue. */
const months = [
  { nights: 23, open: 30, revenue: 3335 },
  { nights: 26, open: 30, revenue: 4680 },
  { nights: 20, open: 28, revenue: 4700 },
  { nights: 22, open: 30, revenue: 1980 },
] as const;

/** Room revenue by channel, as parts of a bar of 100. */
const shares = [
  ['direct', 'M0 0h34v6H0z'],
  ['airbnb', 'M34 0h37v6H34z'],
  ['booking', 'M71 0h24v6H71z'],
  ['vrbo', 'M95 0h5v6H95z'],
] as const;

/** A month of all villas: occupancy, rates and channels. */
export function TourMonth() {
  const { words, money } = useDrawing();
  const copy = words.month;
  const headline = [
    ['77%', copy.occupancy],
    [money(161), copy.rate],
    [money(14_695), copy.revenue],
    ['34%', copy.direct],
  ] as const;
  return (
    <Panel title={copy.title} note={copy.note}>
      <div className={styles.headline}>
        {headline.map(([figure, name]) => (
          <p key={name}>
            <span className={parts.numeral}>{figure}</span> {name}
          </p>
        ))}
      </div>
      <table className={styles.properties}>
        <tbody>
          <tr>
            <th>{copy.property}</th>
            <th>{copy.nightsHeading}</th>
            <th>{copy.revenueHeading}</th>
          </tr>
          {months.map(({ nights, open, revenue }, index) => (
            <tr key={revenue}>
              <td>{villas[index]?.name}</td>
              <td>{fillTemplate(copy.nights, { nights: `${nights}`, open: `${open}` })}</td>
              <td>{money(revenue)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.split}>
        <svg viewBox="0 0 100 6" preserveAspectRatio="none">
          {shares.map(([channel, path]) => (
            <path key={channel} d={path} className={channelClass(channel)} />
          ))}
        </svg>
        {shares.map(([channel]) => (
          <Channel key={channel} id={channel} />
        ))}
        <small>{copy.payouts}</small>
      </div>
    </Panel>
  );
}
