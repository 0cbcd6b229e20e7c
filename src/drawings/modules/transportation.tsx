import { fillTemplate } from '../../content/fields/template.ts';
import { MapGround } from '@motif/map-ground.tsx';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import { Panel } from '../parts/panel.tsx';
import { Person } from '../parts/person.tsx';
import styles from './transportation.module.css';

/** A driver's afternoon: two flights, one van, two properties. */
export function Transportation() {
  const { newBooking, passengers, people, pickup, words } = usePortfolio();
  const { longDay, time } = useFormats();
  const copy = words.pickup;
  const taken = passengers.reduce((sum, { count }) => sum + count, 0);
  const stops = [
    ...passengers.map(({ lands, flight, count, booking: { guest } }) => ({
      at: lands,
      where: fillTemplate(copy.lands, { flight }),
      what: fillTemplate(copy.guests, { guest, count: `${count}` }),
    })),
    {
      at: pickup.leavesAirport,
      where: copy.leaves,
      what: fillTemplate(copy.seats, { taken: `${taken}`, seats: `${pickup.seats}` }),
    },
    ...passengers.map(({ arrives, booking: { guest, property } }) => ({
      at: arrives,
      where: `${property.name}, ${property.place}`,
      what: guest,
    })),
  ];
  const [first, second] = passengers;
  return (
    <Panel
      title={copy.title}
      note={longDay(newBooking.from)}
      end={<Person name={people.driver} job={`${copy.vehicle} ${pickup.plate}`} />}
    >
      <div className={styles.run}>
        <div className={styles.stops}>
          {stops.map(({ at, where, what }) => (
            <p key={at} className={styles.stop}>
              <b>{time(at)}</b>
              {where}
              <small>{what}</small>
            </p>
          ))}
        </div>
        <svg viewBox="0 0 200 180" preserveAspectRatio="xMidYMid slice" className={styles.map}>
          <MapGround className={styles.land} />
          <path className={styles.route} d="M101 124C96 104 74 92 74 74S104 52 138 40" />
          <path className={styles.places} d="M101 124h0M74 74h0M138 40h0" />
          <text x="112" y="129">
            {pickup.airport}
          </text>
          <text x="66" y="78" textAnchor="end">
            {first?.booking.property.place}
          </text>
          <text x="148" y="44">
            {second?.booking.property.place}
          </text>
        </svg>
      </div>
    </Panel>
  );
}
