import { Panel } from '../parts/panel.tsx';
import { Person } from '../parts/person.tsx';
import columns from '../parts/strip-columns.module.css';
import {
  carters,
  ketut,
  made,
  mori,
  pickup,
  poolVisit,
  sawah,
  turnover,
  wayan,
} from '../portfolio.ts';
import styles from './tour-brief.module.css';

const { lands, number } = pickup.cartersFlight;
const firstHour = 11;
const hours = [11, 12, 13, 14, 15, 16];

/** The half-hour line at which a time stands, `11:00` on the first. */
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
    steps: [`Linen for ${sawah.bedrooms} beds`, 'Fruit and flowers for 2'],
  },
  {
    person: made,
    look: styles.pool,
    ...poolVisit,
    bar: 'Pool',
    steps: [`Pool clean by ${poolVisit.to}`],
  },
  {
    person: ketut,
    look: styles.pickup,
    from: pickup.leavesUbud,
    to: pickup.reachesSawah,
    bar: `Pickup, ${lands} ${number}`,
    steps: [`${pickup.vehicle}, airport DPS ${lands}`, `${carters.guest} on ${number}`],
  },
];

/** What a check-out and a check-in ask of the team, on one day's clock. */
export function TourBrief() {
  return (
    <Panel title="Monday 9 November" note={sawah.name} className={styles.brief}>
      <div className={styles.cause}>
        <p>
          <b>{turnover.from}</b> {mori.guest} checks out
        </p>
        <p>
          <b>{pickup.reachesSawah}</b> {carters.guest} check in
        </p>
      </div>
      {tasks.map(({ person, look, from, to, bar, steps }) => (
        <div key={person.name} className={styles.row}>
          <Person {...person} />
          <div className={styles.track}>
            <p
              className={`${styles.bar} ${look} ${columns[`from${halfHour(from)}`]} ${columns[`to${halfHour(to)}`]}`}
            >
              {bar}
            </p>
          </div>
          <p className={styles.steps}>
            {steps.map((step) => (
              <span key={step} className={styles.todo}>
                {step}
              </span>
            ))}
          </p>
        </div>
      ))}
      <div className={styles.hours}>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </Panel>
  );
}
