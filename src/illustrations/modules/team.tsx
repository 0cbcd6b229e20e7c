import styles from './team.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Person } from '../parts/person.tsx';
import { kadek, ketut, pickup, putu, turnover, wayan } from '../portfolio.ts';

const day = [
  {
    person: wayan,
    tasks: [
      { at: '08:30', what: 'Linen from the laundry', isDone: true },
      { at: `${turnover.from}–${turnover.to}`, what: 'Turnover of Villa Sawah, 3 beds' },
    ],
  },
  {
    person: kadek,
    tasks: [
      { at: '10:30–14:30', what: 'Turnover of Rumah Pantai, cot for the Rossis' },
      { at: '16:00', what: 'Check-out list for Bukit House' },
    ],
  },
] satisfies { person: typeof wayan; tasks: { at: string; what: string; isDone?: boolean }[] }[];

/** One day's tasks by person. */
export function Team() {
  return (
    <Panel
      title="Monday 9 November"
      note="All four villas"
      end={<span className={parts.chip}>{`Next check-in ${pickup.reachesPantai}`}</span>}
    >
      <div className={styles.people}>
        {day.map(({ person, tasks }) => (
          <div key={person.name}>
            <Person {...person} />
            {tasks.map(({ at, what, ...state }) => (
              <p
                key={at}
                className={`${styles.task} ${'isDone' in state ? styles.done : ''}`.trim()}
              >
                <b>{at}</b> {what}
              </p>
            ))}
          </div>
        ))}
        <div className={styles.comment}>
          <Person name={putu.name} job={`To ${ketut.name}, at the pickup`} />
          <p>The Carters land with two surfboards. Take the roof rack.</p>
        </div>
      </div>
    </Panel>
  );
}
