import type { Dispatch, RefObject } from 'react';
import type { DemoWords } from '../../content/schemas/home.ts';
import { billOf, newStay, type Stay } from '../../drawings/portfolio.ts';
import check from '../../ui/check.module.css';
import { fillTemplate } from '../../shared/template.ts';
import { Calendars } from './calendars.tsx';
import {
  chosenStay,
  isJustBooked,
  madeBookings,
  monthOf,
  staysOf,
  type DemoAction,
  type DemoState,
} from './month.ts';
import styles from './owner-side.module.css';
import type { MonthWords, Print } from './print.ts';
import thread from './thread.module.css';

interface OwnerSideProps {
  words: DemoWords;
  month: MonthWords;
  state: DemoState;
  print: Print;
  className?: string | undefined;
  dispatch?: Dispatch<DemoAction>;
  section?: RefObject<HTMLElement | null>;
  undo?: RefObject<HTMLButtonElement | null>;
}

/** The owner's screen: a notice, the figures of the month, the nights on each calendar and the team's tasks. */
export function OwnerSide(props: OwnerSideProps) {
  const { words, month, state, print, className = '', dispatch, section, undo } = props;
  const { type, stay } = state.change;
  const made = madeBookings(state);
  const newest = made.at(-1);
  const isThreaded = isJustBooked(state);
  return (
    <section
      ref={section}
      // Only one landmark has this name. The other side is the version without JavaScript.
      aria-label={dispatch && words.ownerSide}
      className={`${styles.window} ${isThreaded ? thread.gutter : ''} ${className}`.trim()}
      data-surface="card"
    >
      <p className={styles.title}>
        <b>{words.ownerSide}</b> {`${print.names.property}, ${month.name}`}
      </p>
      <div className={styles.status}>
        <output className={statusClass(type)}>{messageOf(words, print, type, stay)}</output>
        {type !== 'booked' && (
          <span
            className={styles.reserved}
            data-words={messageOf(words, print, 'booked', chosenStay(state))}
          />
        )}
        {newest && (
          <button
            ref={undo}
            type="button"
            className={`${styles.undo} needs-script`}
            onClick={() => dispatch?.({ type: 'undo' })}
          >
            {words.undo}
          </button>
        )}
      </div>
      <Figures words={words} print={print} stays={staysOf(state)} newest={newest} />
      <div className={`${styles.board} ${isThreaded ? thread.rise : ''}`.trim()}>
        <Calendars words={words} state={state} print={print} />
        <p className={styles.heading}>{words.tasks}</p>
        <ul role="list" className={styles.tasks}>
          <Tasks words={words} print={print} stay={newStay} />
          {newest ? (
            <Tasks
              key={newest.from}
              words={words}
              print={print}
              stay={newest}
              className={`${styles.new} ${isThreaded ? thread.end : ''}`.trim()}
            />
          ) : (
            [words.awaitedPickup, words.awaitedTurnover].map((task) => (
              <li key={task} className={styles.awaited}>
                {task}
              </li>
            ))
          )}
        </ul>
      </div>
    </section>
  );
}

function messageOf(words: DemoWords, print: Print, type: DemoState['change']['type'], stay: Stay) {
  return fillTemplate(words[type], {
    guest: print.guest(stay),
    dates: print.dates(stay),
    total: print.money(billOf(stay).total),
  });
}

function statusClass(change: DemoState['change']['type']): string | undefined {
  if (change === 'booked') return `${styles.booked} ${check.check}`;
  return change === 'refused' ? styles.refused : undefined;
}

interface FiguresProps extends Pick<OwnerSideProps, 'words' | 'print'> {
  stays: readonly Stay[];
  newest: Stay | undefined;
}

/** The figures of the month, each with its value before the newest booking. */
function Figures({ words, print, stays, newest }: FiguresProps) {
  const now = monthOf(stays);
  const before = monthOf(stays.filter((stay) => stay !== newest));
  const figures = [
    [words.occupancy, print.percent(now.occupancy), print.percent(before.occupancy)],
    [words.revenue, print.money(now.revenue), print.money(before.revenue)],
    [words.direct, print.percent(now.direct), print.percent(before.direct)],
  ] as const;
  return (
    <dl className={styles.figures} data-changed={newest ? true : undefined}>
      {figures.map(([label, figure, past]) => (
        <div key={label}>
          <dt>
            {label}{' '}
            <small className={newest ? undefined : styles.reserved} aria-hidden={!newest}>
              {fillTemplate(words.was, { figure: past })}
            </small>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TasksProps extends Pick<OwnerSideProps, 'words' | 'print'> {
  stay: Stay;
  className?: string | undefined;
}

/** The team's tasks for a direct booking: a pickup on arrival, and cleaning on departure. */
function Tasks({ words, print, stay, className }: TasksProps) {
  const tasks = [
    {
      when: `${print.date(stay.from)}, ${words.pickupTime}`,
      task: fillTemplate(words.pickup, { guest: print.guest(stay) }),
      who: print.names.driver,
    },
    {
      when: `${print.date(stay.to)}, ${words.turnoverTime}`,
      task: words.turnover,
      who: print.names.housekeeper,
    },
  ];
  return tasks.map(({ when, task, who }) => (
    <li key={when} className={className ?? styles.earlier}>
      <b>{when}</b> <span>{task}</span> <small>{who}</small>
    </li>
  ));
}
