import type { Dispatch, RefObject } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import { calculateBill, newStay, type Stay } from '../../drawings/portfolio.ts';
import check from '../../ui/check.module.css';
import { fillTemplate } from '../../shared/template.ts';
import { Calendars } from './calendars.tsx';
import {
  getSelectedStay,
  isJustBooked,
  getMadeBookings,
  calculateMonth,
  getStays,
  type DemoAction,
  type DemoState,
} from './month.ts';
import styles from './owner-side.module.css';
import type { MonthNames, DemoFormats } from './demo-formats.ts';
import thread from './thread.module.css';

interface OwnerSideProps {
  copy: DemoCopy;
  month: MonthNames;
  state: DemoState;
  formats: DemoFormats;
  className?: string | undefined;
  dispatch?: Dispatch<DemoAction>;
  section?: RefObject<HTMLElement | null>;
  undo?: RefObject<HTMLButtonElement | null>;
}

/** The owner's screen: a notice, the figures of the month, the nights on each calendar and the team's tasks. */
export function OwnerSide(props: OwnerSideProps) {
  const { copy, month, state, formats, className = '', dispatch, section, undo } = props;
  const { type, stay } = state.change;
  const made = getMadeBookings(state);
  const newest = made.at(-1);
  const isThreaded = isJustBooked(state);
  return (
    <section
      ref={section}
      // Only one landmark has this name. The other side is the version without JavaScript.
      aria-label={dispatch && copy.ownerSide}
      className={`${styles.window} ${isThreaded ? thread.gutter : ''} ${className}`.trim()}
      data-surface="card"
    >
      <p className={styles.title}>
        <b>{copy.ownerSide}</b> {`${formats.names.property}, ${month.name}`}
      </p>
      <div className={styles.status}>
        <output className={statusClass(type)}>{getMessage(copy, formats, type, stay)}</output>
        {type !== 'booked' && (
          <span
            className={styles.reserved}
            data-words={getMessage(copy, formats, 'booked', getSelectedStay(state))}
          />
        )}
        {newest && (
          <button
            ref={undo}
            type="button"
            className={`${styles.undo} needs-script`}
            onClick={() => dispatch?.({ type: 'undo' })}
          >
            {copy.undo}
          </button>
        )}
      </div>
      <Figures copy={copy} formats={formats} stays={getStays(state)} newest={newest} />
      <div className={`${styles.board} ${isThreaded ? thread.rise : ''}`.trim()}>
        <Calendars copy={copy} state={state} formats={formats} />
        <p className={styles.heading}>{copy.tasks}</p>
        <ul role="list" className={styles.tasks}>
          <Tasks copy={copy} formats={formats} stay={newStay} />
          {newest ? (
            <Tasks
              key={newest.from}
              copy={copy}
              formats={formats}
              stay={newest}
              className={`${styles.new} ${isThreaded ? thread.end : ''}`.trim()}
            />
          ) : (
            [copy.awaitedPickup, copy.awaitedTurnover].map((task) => (
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

function getMessage(
  copy: DemoCopy,
  formats: DemoFormats,
  type: DemoState['change']['type'],
  stay: Stay,
) {
  return fillTemplate(copy[type], {
    guest: formats.guest(stay),
    dates: formats.dates(stay),
    total: formats.money(calculateBill(stay).total),
  });
}

function statusClass(change: DemoState['change']['type']): string | undefined {
  if (change === 'booked') return `${styles.booked} ${check.check}`;
  return change === 'refused' ? styles.refused : undefined;
}

interface FiguresProps extends Pick<OwnerSideProps, 'copy' | 'formats'> {
  stays: readonly Stay[];
  newest: Stay | undefined;
}

/** The figures of the month, each with its value before the newest booking. */
function Figures({ copy, formats, stays, newest }: FiguresProps) {
  const now = calculateMonth(stays);
  const before = calculateMonth(stays.filter((stay) => stay !== newest));
  const figures = [
    [copy.occupancy, formats.percent(now.occupancy), formats.percent(before.occupancy)],
    [copy.revenue, formats.money(now.revenue), formats.money(before.revenue)],
    [copy.direct, formats.percent(now.direct), formats.percent(before.direct)],
  ] as const;
  return (
    <dl className={styles.figures} data-changed={newest ? true : undefined}>
      {figures.map(([label, figure, past]) => (
        <div key={label}>
          <dt>
            {label}{' '}
            <small className={newest ? undefined : styles.reserved} aria-hidden={!newest}>
              {fillTemplate(copy.was, { figure: past })}
            </small>
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TasksProps extends Pick<OwnerSideProps, 'copy' | 'formats'> {
  stay: Stay;
  className?: string | undefined;
}

/** The team's tasks for a direct booking: a pickup on arrival, and cleaning on departure. */
function Tasks({ copy, formats, stay, className }: TasksProps) {
  const tasks = [
    {
      when: `${formats.date(stay.from)}, ${copy.pickupTime}`,
      task: fillTemplate(copy.pickup, { guest: formats.guest(stay) }),
      who: formats.names.driver,
    },
    {
      when: `${formats.date(stay.to)}, ${copy.turnoverTime}`,
      task: copy.turnover,
      who: formats.names.housekeeper,
    },
  ];
  return tasks.map(({ when, task, who }) => (
    <li key={when} className={className ?? styles.earlier}>
      <b>{when}</b> <span>{task}</span> <small>{who}</small>
    </li>
  ));
}
