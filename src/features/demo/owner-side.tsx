import type { DemoWords } from '../../content/schemas/home.ts';
import { channels, mainVilla, people, type Channel, type Stay } from '../../drawings/portfolio.ts';
import channel from '../../drawings/parts/channel.module.css';
import { fillTemplate } from '../../shared/template.ts';
import styles from './demo.module.css';
import { daysInMonth, monthOf, type DemoState } from './month.ts';
import type { MonthWords, Print } from './print.ts';

/** Booking sites that read the calendar, and the whole calendar first. */
const calendars = [undefined, 'airbnb', 'booking', 'vrbo'] as const;

/** Days that are named below the calendars. */
const namedDays = [1, 15, 29];

interface OwnerSideProps {
  words: DemoWords;
  month: MonthWords;
  stays: readonly Stay[];
  print: Print;
  /** The direct booking for which the tasks are. */
  newest: Stay | undefined;
  /** What the last press did, in words. */
  message: string;
  change: DemoState['change']['type'];
}

/** What the owner sees: the last press, the nights on each calendar, the team's tasks and the month in figures. */
export function OwnerSide(props: OwnerSideProps) {
  const { words, month, stays, print, newest, message, change } = props;
  const { occupancy, revenue, direct } = monthOf(stays);
  const figures = [
    [print.percent(occupancy), words.occupancy],
    [print.money(revenue), words.revenue],
    [print.percent(direct), words.direct],
  ] as const;
  return (
    <section aria-label={words.ownerSide} className={styles.owner}>
      <p className={styles.title}>
        <span className={styles.name}>{words.ownerSide}</span> {`${mainVilla.name}, ${month.name}`}
      </p>
      <p aria-live="polite" className={`${styles.message} ${styles[change] ?? ''}`.trim()}>
        {message}
      </p>
      <dl className={styles.figures}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd key={figure}>{figure}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.calendars} aria-hidden="true">
        {calendars.map((site) => (
          <Calendar key={site ?? 'all'} words={words} stays={stays} site={site} newest={newest} />
        ))}
        <p className={styles.axis}>
          {namedDays.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <p className={styles.legend}>
          <span className={`${channel.dot} ${channel.direct}`}>{words.direct}</span>
          <span className={`${channel.dot} ${styles.closed}`}>{words.closed}</span>
        </p>
      </div>
      <p className={styles.heading}>{words.tasks}</p>
      <ul role="list" className={styles.tasks}>
        {newest && (
          <>
            <Task
              key={`pickup-${newest.from}`}
              when={`${print.day(newest.from)}, ${words.pickupTime}`}
              task={fillTemplate(words.pickup, { guest: print.guest(newest) })}
              who={people.driver}
            />
            <Task
              key={`turnover-${newest.to}`}
              when={`${print.day(newest.to)}, ${words.turnoverTime}`}
              task={words.turnover}
              who={people.housekeeper}
            />
          </>
        )}
      </ul>
    </section>
  );
}

function Task({ when, task, who }: { when: string; task: string; who: string }) {
  return (
    <li>
      <b>{when}</b> {task} <small>{who}</small>
    </li>
  );
}

interface CalendarProps {
  words: DemoWords;
  stays: readonly Stay[];
  /** The booking site whose calendar it is: nights of others are closed there. */
  site: Channel | undefined;
  newest: Stay | undefined;
}

/** The month as a row of nights, in the colors of the channels that sold them. */
function Calendar({ words, stays, site, newest }: CalendarProps) {
  const name = site && channels[site];
  return (
    <>
      <p className={site && `${channel.dot} ${channel[site]}`}>
        {name ? fillTemplate(words.closedOn, { site: name }) : words.ownCalendar}
      </p>
      <svg viewBox={`0 0 ${daysInMonth} 1`} preserveAspectRatio="none">
        {stays.map((stay) => (
          <rect
            key={stay.from}
            x={stay.from - 1}
            width={stay.to - stay.from}
            height={1}
            className={[
              site && stay.channel !== site ? styles.closed : channel[stay.channel],
              stay === newest && styles.newest,
            ]
              .filter(Boolean)
              .join(' ')}
          />
        ))}
      </svg>
    </>
  );
}
