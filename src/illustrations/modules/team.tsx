import styles from './team.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Person } from '../parts/person.tsx';
import {
  bukit,
  kadek,
  ketut,
  made,
  pantai,
  pickup,
  poolVisit,
  putu,
  sawah,
  turnover,
  wayan,
  type Villa,
} from '../portfolio.ts';

interface Task {
  at: string;
  what: string;
  villa: Villa;
  isDone?: boolean;
}

const day = [
  {
    person: wayan,
    tasks: [
      { at: '08:30', what: 'Linen from the laundry', villa: sawah, isDone: true },
      { at: `${turnover.from}–${turnover.to}`, what: 'Turnover, 3 beds', villa: sawah },
    ],
  },
  {
    person: kadek,
    tasks: [
      { at: '10:30–14:30', what: 'Turnover, cot for the Rossis', villa: pantai },
      { at: '16:00', what: 'List for the owner’s check-out', villa: bukit },
    ],
  },
  {
    person: ketut,
    tasks: [
      { at: pickup.reachesPantai, what: 'Rossi family to the gate', villa: pantai },
      { at: pickup.reachesSawah, what: 'The Carters to the gate', villa: sawah },
    ],
  },
  {
    person: made,
    tasks: [
      { at: '07:30', what: 'Pool and filter', villa: pantai, isDone: true },
      { at: poolVisit.from, what: 'Pool and garden path', villa: sawah },
    ],
  },
  {
    person: putu,
    tasks: [
      { at: '09:00', what: 'Gate code to the Carters', villa: sawah, isDone: true },
      { at: pickup.reachesSawah, what: 'Welcome, key and passports', villa: sawah },
    ],
  },
] satisfies { person: typeof wayan; tasks: Task[] }[];

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
            {tasks.map(({ at, what, villa, ...state }) => (
              <p
                key={at}
                className={`${styles.task} ${'isDone' in state ? `${parts.tick} ${styles.done}` : ''}`.trim()}
              >
                <span>
                  <b>{at}</b> {what}
                  <small>{villa.name}</small>
                </span>
              </p>
            ))}
          </div>
        ))}
        <div className={styles.comment}>
          <Person name={putu.name} job="To Ketut, at the pickup" />
          <p>The Carters land with two surfboards. Take the roof rack.</p>
        </div>
      </div>
    </Panel>
  );
}
