import { fillTemplate } from '../../content/fields/template.ts';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import styles from './team.module.css';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Person } from '../parts/person.tsx';

/** One day's tasks by person. */
export function Team() {
  const { newBooking, passengers, people, words } = usePortfolio();
  const { longDay, time } = useFormats();
  const { jobs, team } = words;
  const day = [
    { name: people.housekeeper, tasks: team.housekeeper },
    { name: people.secondHousekeeper, tasks: team.secondHousekeeper },
  ];
  const [first] = passengers;
  return (
    <Panel
      title={longDay(newBooking.from)}
      note={team.note}
      end={
        <span className={parts.chip}>
          {fillTemplate(team.next, { time: first ? time(first.arrives) : '' })}
        </span>
      }
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
          <Person name={people.manager} job={fillTemplate(team.to, { driver: people.driver })} />
          <p>{team.comment}</p>
        </div>
      </div>
    </Panel>
  );
}
