import { useDrawing } from '../drawing.ts';
import { channelClass } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import { Person } from '../parts/person.tsx';
import strip from '../parts/strip.module.css';
import { mainVilla, people } from '../portfolio.ts';
import styles from './tour-brief.module.css';

/** A day's timeline of team tasks between a check-out and a check-in. */
export function TourBrief() {
  const { arrivalDay, brief, jobs } = useDrawing().words;
  const tasks = [
    {
      person: { name: people.housekeeper, job: jobs.housekeeper },
      look: `${styles.turnover} ${channelClass('direct')}`,
      bar: brief.turnover,
      todo: brief.turnoverTask,
    },
    {
      person: { name: people.caretaker, job: jobs.caretaker },
      look: `${styles.caretaker} ${channelClass('vrbo')}`,
      bar: brief.caretaker,
      todo: brief.caretakerTask,
    },
    {
      person: { name: people.driver, job: jobs.driver },
      look: `${styles.pickup} ${channelClass('booking')}`,
      bar: brief.pickup,
      todo: brief.pickupTask,
    },
  ];
  return (
    <Panel title={arrivalDay} note={mainVilla.name}>
      <p className={styles.cause}>
        <span>{brief.checkOut}</span>
        <span>{brief.checkIn}</span>
      </p>
      {tasks.map(({ person, look, bar, todo }) => (
        <div key={person.name} className={styles.row}>
          <Person {...person} />
          <p className={styles.track}>
            <span className={`${strip.bar} ${look}`}>{bar}</span>
          </p>
          <p className={styles.todo}>{todo}</p>
        </div>
      ))}
      <p className={styles.hours}>11 12 13 14 15 16 17</p>
    </Panel>
  );
}
