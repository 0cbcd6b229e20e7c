import { Panel } from '../parts/panel.tsx';
import { Person } from '../parts/person.tsx';
import columns from '../parts/strip-columns.module.css';
import { carters, ketut, made, pickup, poolVisit, sawah, turnover, wayan } from '../portfolio.ts';
import styles from './tour-brief.module.css';

const { lands, number } = pickup.cartersFlight;
const firstHour = 11;
const hours = [11, 12, 13, 14, 15, 16, 17];

/** The grid line of a time; lines are half an hour apart, and `11:00` is the first. */
function halfHour(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour - firstHour) * 2 + Math.round(minute / 30) + 1;
}

const tasks = [
  {
    person: wayan,
    look: styles.turnover,
    ...turnover,
    bar: `Turnover ${turnover.from}–${turnover.to}`,
    todo: `Linen for ${sawah.bedrooms} beds, fruit and flowers for 2`,
  },
  {
    person: made,
    look: styles.pool,
    ...poolVisit,
    bar: 'Pool',
    todo: `Pool clean by ${poolVisit.to}`,
  },
  {
    person: ketut,
    look: styles.pickup,
    from: pickup.leavesUbud,
    to: pickup.reachesSawah,
    bar: `Pickup, ${lands} ${number}`,
    todo: `${carters.guest} at the airport, with the ${pickup.vehicle.toLowerCase()}`,
  },
];

/** A day's timeline of team tasks between a check-out and a check-in. */
export function TourBrief() {
  return (
    <Panel title="Monday 9 November" note={sawah.name}>
      <p className={styles.cause}>
        <span>{`${turnover.from} Check-out, Booking.com`}</span>
        <span>{`${pickup.reachesSawah} Check-in, ${carters.guest}`}</span>
      </p>
      {tasks.map(({ person, look, from, to, bar, todo }) => (
        <div key={person.name} className={styles.row}>
          <Person {...person} />
          <p className={styles.track}>
            <span
              className={`${styles.bar} ${look} ${columns[`from${halfHour(from)}`]} ${columns[`to${halfHour(to)}`]}`}
            >
              {bar}
            </span>
          </p>
          <p className={styles.todo}>{todo}</p>
        </div>
      ))}
      <p className={styles.hours}>{hours.join(' ')}</p>
    </Panel>
  );
}
