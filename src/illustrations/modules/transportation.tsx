import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Person } from '../parts/person.tsx';
import { carters, ketut, pantai, pickup, rossis, sawah } from '../portfolio.ts';
import styles from './transportation.module.css';

const { rossisFlight, cartersFlight, seats } = pickup;
const taken = rossisFlight.guests + cartersFlight.guests;

const stops = [
  { at: pickup.leavesUbud, where: 'Leave Ubud', what: 'Water, name board, child seat' },
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
  { at: pickup.leavesAirport, where: 'Leave the airport', what: 'On time' },
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
            <div key={at} className={styles.stop}>
              <b>{at}</b>
              <p>
                <b>{where}</b>
                <small>{what}</small>
              </p>
            </div>
          ))}
        </div>
        <div className={styles.side}>
          <svg viewBox="0 0 200 180" className={styles.map}>
            <path
              className={styles.land}
              d="M60 0c8 20-4 36 2 52S84 86 92 96s2 20-8 30-14 22 0 28 30-2 32-14-4-22 8-26 30 6 44-4 20-20 32-22V0z"
            />
            <path
              className={styles.hills}
              d="M96 0c2 20 20 30 38 28s40 6 66-6M116 0c6 10 14 14 28 12s34 4 56-6M78 0c0 30 24 50 52 46s40 4 70-8"
            />
            <path className={styles.route} d="M101 124C96 104 74 92 74 74S104 52 138 40" />
            <circle cx="101" cy="124" r="5" />
            <circle cx="74" cy="74" r="5" />
            <circle cx="138" cy="40" r="5" />
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
          <p className={parts.label}>{`${taken} of ${seats} seats`}</p>
          <div className={styles.seats}>
            {Array.from({ length: seats }, (_, seat) => (
              <i
                key={seat}
                className={
                  seat < rossisFlight.guests
                    ? styles.first
                    : seat < taken
                      ? styles.second
                      : undefined
                }
              />
            ))}
          </div>
        </div>
      </div>
    </Panel>
  );
}
