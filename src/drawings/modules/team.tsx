import { useDrawing } from '../drawing.ts';
import styles from './team.module.css';
import { Panel, Person } from '../parts/parts.tsx';
import parts from '../parts/parts.module.css';
import { people } from '../portfolio.ts';

/** One day's tasks by person, the next check-in first. */
export function Team() {
  const { arrivalDay, jobs, team } = useDrawing().words;
  const day = [
    { name: people.secondHousekeeper, tasks: team.secondHousekeeper },
    { name: people.housekeeper, tasks: team.housekeeper },
  ];
  return (
    <Panel
      title={arrivalDay}
      note={team.note}
      end={<span className={parts.chip}>{team.next}</span>}
    >
      <div className={styles.people}>
        {day.map(({ name, tasks }) => (
          <div key={name}>
            <Person name={name} job={jobs.housekeeper} />
            {tasks.map(({ at, task, isDone }) => (
              <p key={at} className={`${styles.task} ${isDone ? styles.done : ''}`.trim()}>
                <b>{at}</b> {task}
              </p>
            ))}
          </div>
        ))}
        <div className={styles.comment}>
          <Person name={people.manager} job={team.to} />
          <p>{team.comment}</p>
        </div>
      </div>
    </Panel>
  );
}
