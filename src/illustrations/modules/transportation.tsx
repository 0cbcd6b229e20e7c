import { Panel } from '../parts/panel.tsx';
import { Person } from '../parts/person.tsx';
import { carters, ketut, pantai, pickup, rossis, sawah } from '../portfolio.ts';
import styles from './transportation.module.css';

const { rossisFlight, cartersFlight, seats } = pickup;
const taken = rossisFlight.guests + cartersFlight.guests;

const stops = [
  {
    at: rossisFlight.lands,
    where: `Airport, ${rossisFlight.number} lands`,
    what: `${rossis.guest}, ${rossisFlight.guests} guests`,
  },
  {
    at: cartersFlight.lands,
    where: `Airport, ${cartersFlight.number} lands`,
    what: `${carters.guest}, ${cartersFlight.guests} guests`,
  },
  {
    at: pickup.leavesAirport,
    where: 'Leave the airport',
    what: `${taken} of ${seats} seats taken`,
  },
  { at: pickup.reachesPantai, where: `${pantai.name}, ${pantai.place}`, what: rossis.guest },
  { at: pickup.reachesSawah, where: `${sawah.name}, ${sawah.place}`, what: carters.guest },
] as const;

/** A driver's afternoon: two flights, one van, two villas. */
export function Transportation() {
  return (
    <Panel
      title="Pickup run"
      note="Monday 9 November"
      end={<Person name={ketut.name} job={`${pickup.vehicle} ${pickup.plate}`} />}
    >
      <div className={styles.run}>
        <div className={styles.stops}>
          {stops.map(({ at, where, what }) => (
            <p key={at} className={styles.stop}>
              <b>{at}</b>
              {where}
              <small>{what}</small>
            </p>
          ))}
        </div>
        <svg viewBox="0 0 200 180" preserveAspectRatio="xMidYMid slice" className={styles.map}>
          <path
            className={styles.land}
            d="M60 0c8 20-4 36 2 52S84 86 92 96s2 20-8 30-14 22 0 28 30-2 32-14-4-22 8-26 30 6 44-4 20-20 32-22V0z"
          />
          <path className={styles.route} d="M101 124C96 104 74 92 74 74S104 52 138 40" />
          <path className={styles.places} d="M101 124h0M74 74h0M138 40h0" />
          <text x="112" y="129">
            DPS
          </text>
          <text x="66" y="78" textAnchor="end">
            {pantai.place}
          </text>
          <text x="148" y="44">
            {sawah.place}
          </text>
        </svg>
      </div>
    </Panel>
  );
}
