import { fillTemplate } from '../../content/fields/template.ts';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import { monthOf, slices } from '../figures.ts';
import { Channel, channelClass } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { channels, month } from '../portfolio.ts';
import styles from './tour-month.module.css';

/** A month of all properties: occupancy, rates and channels. */
export function TourMonth() {
  const portfolio = usePortfolio();
  const { money, monthName, percent } = useFormats();
  const { properties } = portfolio;
  const copy = portfolio.words.month;
  const all = monthOf(portfolio, properties);
  const direct = (all.revenueByChannel.get('direct') ?? 0) / all.revenue;
  const summary = { count: `${properties.length}`, nights: `${all.nights}` };
  const headline = [
    [percent(all.occupancyRatio), copy.occupancy],
    [money(all.averageRate), copy.rate],
    [money(all.revenue), copy.revenue],
    [percent(direct), copy.direct],
  ] as const;
  return (
    <Panel title={`${monthName()} ${month.slice(0, 4)}`} note={fillTemplate(copy.note, summary)}>
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
          {properties.map((property) => {
            const { nights, openNights, revenue } = monthOf(portfolio, [property]);
            const sold = { nights: `${nights}`, open: `${openNights}` };
            return (
              <tr key={property.id}>
                <td>{property.name}</td>
                <td>{fillTemplate(copy.nights, sold)}</td>
                <td>{money(revenue)}</td>
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
              className={channelClass(channel)}
            />
          ))}
        </svg>
        {channels.map((channel) => (
          <Channel key={channel} id={channel} />
        ))}
        <small>{copy.payouts}</small>
      </div>
    </Panel>
  );
}
