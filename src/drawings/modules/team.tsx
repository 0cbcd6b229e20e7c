import { useDrawing } from '../drawing.ts';
import { getInitials } from '../parts/parts.tsx';
import { Frame } from './frame.tsx';
import styles from './team.module.css';

/** The hours on the axis: from 8 AM to 5 PM. */
const hours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

interface TaskProps {
  words: { task: string; at: string };
  /** The class in the stylesheet that positions the task by its time. */
  name: 'restock' | 'linens' | 'secondCleaning' | 'firstCleaning' | 'gas' | 'pickup';
  look?: 'done' | 'urgent' | undefined;
  note?: string;
  list?: readonly string[];
  /** The number of checked entries in its list. */
  checked?: number;
}

function Task({ words, name, look, note, list = [], checked = 0 }: TaskProps) {
  return (
    <div className={[styles.task, styles[name], look && styles[look]].filter(Boolean).join(' ')}>
      <b>{words.task}</b>
      <small>{words.at}</small>
      {list.map((entry, index) => (
        <p key={entry} className={index < checked ? `${styles.box} ${styles.checked}` : styles.box}>
          {entry}
        </p>
      ))}
      {note && <p className={look === 'urgent' ? styles.priority : undefined}>{note}</p>}
    </div>
  );
}

/** The tasks of a day by person, on an axis of hours, with the arrivals by which they must be done. */
export function Team() {
  const { words, portfolio, hour } = useDrawing();
  const { staff } = portfolio;
  const { arrivalDay, jobs, team } = words;
  const columns = [
    { name: staff.secondHousekeeper, job: jobs.housekeeper },
    { name: staff.housekeeper, job: jobs.housekeeper },
    { name: staff.driver, job: jobs.driver },
  ];
  return (
    <Frame
      title={arrivalDay}
      note={team.note}
      end={<span className={styles.next}>{team.next}</span>}
      className={styles.planner}
    >
      {columns.map(({ name, job }, index) => (
        <p key={name} className={styles.person} data-column={index}>
          <span>{getInitials(name)}</span>
          <b>{name}</b>
          <small>{job}</small>
        </p>
      ))}
      <div className={styles.hours}>
        {hours.map((number) => (
          <span key={number}>{hour(number)}</span>
        ))}
      </div>
      <div className={styles.lanes} />
      <Task name="restock" look="done" words={team.restock} />
      <Task
        name="secondCleaning"
        look="urgent"
        words={team.secondCleaning}
        list={team.secondList}
        checked={2}
        note={team.priority}
      />
      <p className={`${styles.arrival} ${styles.family}`}>{team.familyArrival}</p>
      <Task name="linens" look="done" words={team.linens} />
      <Task name="firstCleaning" words={team.firstCleaning} list={team.firstList} checked={1} />
      <p className={`${styles.arrival} ${styles.couple}`}>{team.coupleArrival}</p>
      <Task name="gas" words={team.gas} />
      <div className={styles.comment}>
        <b>{team.commentAt}</b>
        <p>{team.comment}</p>
      </div>
      <Task name="pickup" words={team.pickup} note={team.pickupNote} />
    </Frame>
  );
}
