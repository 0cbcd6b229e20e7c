import { Panel } from './parts/panel.tsx';
import { Person } from './parts/person.tsx';
import { carters, ketut, made, mori, pickup, sawah, turnover, wayan } from './portfolio.ts';
import styles from './tour-brief.module.css';

const { lands, number } = pickup.cartersFlight;

const tasks = [
  {
    person: wayan,
    look: styles.turnover,
    bar: `Turnover ${turnover.from}–${turnover.to}`,
    steps: [`Linen for ${sawah.bedrooms} beds`, 'Fruit and flowers for 2'],
  },
  { person: made, look: styles.pool, bar: 'Pool', steps: ['Pool clean by 14:00'] },
  {
    person: ketut,
    look: styles.pickup,
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
      {tasks.map(({ person, look, bar, steps }) => (
        <div key={person.name} className={styles.row}>
          <Person {...person} />
          <div className={styles.track}>
            <div className={`${styles.bar} ${look}`}>{bar}</div>
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
        {[10, 11, 12, 13, 14, 15, 16].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </Panel>
  );
}
