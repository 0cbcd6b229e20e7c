import { useDrawing } from '../drawing.ts';
import { Panel, Person } from '../parts/parts.tsx';
import { people, villas } from '../portfolio.ts';
import styles from './transportation.module.css';

const [ubud, canggu] = villas;

/** The land north of the coast. It goes on above and beside the map, whose sides differ. */
const land =
  'M60-180V0c8 20-4 36 2 52S84 86 92 96s2 20-8 30-14 22 0 28 30-2 32-14-4-22 8-26 30 6 44-4 20-20 32-22h200v-268z';

/** A driver's afternoon: two flights, one van, two villas. */
export function Transportation() {
  const { words } = useDrawing();
  const { title, vehicle, stops } = words.pickup;
  return (
    <Panel
      title={title}
      note={words.arrivalDay}
      end={<Person name={people.driver} job={vehicle} />}
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
        <svg viewBox="26 10 158 160" className={styles.map}>
          <path fill="var(--color-brand-soft)" d={land} />
          <path
            fill="none"
            stroke="var(--color-accent)"
            strokeWidth="3"
            d="M101 124C96 104 74 92 74 74S104 52 138 40"
          />
          <g fill="var(--color-brand)">
            <circle cx="101" cy="124" r="5" />
            <circle cx="74" cy="74" r="5" />
            <circle cx="138" cy="40" r="5" />
          </g>
          <text x="112" y="129">
            DPS
          </text>
          <text x="66" y="78" textAnchor="end">
            {canggu.place}
          </text>
          <text x="148" y="44">
            {ubud.place}
          </text>
        </svg>
      </div>
    </Panel>
  );
}
