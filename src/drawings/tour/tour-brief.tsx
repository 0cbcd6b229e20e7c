import { fillTemplate } from '../../content/fields/template.ts';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import { Panel } from '../parts/panel.tsx';
import { Person } from '../parts/person.tsx';
import columns from '../parts/strip-columns.module.css';
import styles from './tour-brief.module.css';

const firstHour = 11;
const hours = [11, 12, 13, 14, 15, 16, 17];

/** The grid line of a time; lines are half an hour apart, and `11:00` is the first. */
function halfHour(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour - firstHour) * 2 + Math.round(minute / 30) + 1;
}

/** A day's timeline of team tasks between a check-out and a check-in. */
export function TourBrief() {
  const { channelName, day, mainProperty, newBooking, newPassenger, previousBooking, ...rest } =
    usePortfolio();
  const { people, words } = rest;
  const { longDay, time } = useFormats();
  const { brief, jobs } = words;
  const { lands, flight } = newPassenger;
  const tasks = [
    {
      person: { name: people.housekeeper, job: jobs.housekeeper },
      look: styles.turnover,
      ...day.turnover,
      bar: fillTemplate(brief.turnover, {
        from: time(day.turnover.from),
        to: time(day.turnover.to),
      }),
      todo: brief.turnoverTask,
    },
    {
      person: { name: people.caretaker, job: jobs.caretaker },
      look: styles.caretaker,
      ...day.caretaker,
      bar: brief.caretaker,
      todo: fillTemplate(brief.caretakerTask, { to: time(day.caretaker.to) }),
    },
    {
      person: { name: people.driver, job: jobs.driver },
      look: styles.pickup,
      ...day.pickup,
      bar: fillTemplate(brief.pickup, { lands: time(lands), flight }),
      todo: fillTemplate(brief.pickupTask, { guest: newBooking.guest }),
    },
  ];
  const checkOut = { time: time(day.turnover.from), channel: channelName(previousBooking.channel) };
  const checkIn = { time: time(newPassenger.arrives), guest: newBooking.guest };
  return (
    <Panel title={longDay(newBooking.from)} note={mainProperty.name}>
      <p className={styles.cause}>
        <span>{fillTemplate(brief.checkOut, checkOut)}</span>
        <span>{fillTemplate(brief.checkIn, checkIn)}</span>
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
