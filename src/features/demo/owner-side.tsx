import type { ReactNode, RefObject } from 'react';
import { calculateBill, type Stay } from '../../drawings/portfolio.ts';
import { fillTemplate } from '../../shared/template.ts';
import check from '../../ui/markers.module.css';
import { Calendars } from './calendars.tsx';
import type { DemoSide } from './demo-formats.ts';
import { calculateMonth, getStays } from './month.ts';
import styles from './owner-side.module.css';

interface OwnerSideProps extends DemoSide {
  mark: ReactNode;
  section: RefObject<HTMLFieldSetElement | null>;
  onUndo: () => void;
}

/** The owner's screen: a notice, the figures of the month, the nights on each calendar and the team's tasks. */
export function OwnerSide({ mark, section, onUndo, ...side }: OwnerSideProps) {
  const { copy, names, state } = side;
  const newest = state.bookings.at(-1);
  return (
    <fieldset ref={section} className={styles.window} data-surface="card">
      <legend className="visually-hidden">{copy.ownerSide}</legend>
      <p className={styles.title}>
        <span>{mark}</span>
        <b>{copy.ownerSide}</b>
        <span>{`${names.property}, ${names.month}`}</span>
      </p>
      <div className={styles.status}>
        <Message {...side} />
        {newest && (
          <button type="button" className={`${styles.undo} needs-script`} onClick={onUndo}>
            {copy.undo}
          </button>
        )}
      </div>
      <Figures {...side} />
      <Calendars {...side} />
      <p className={styles.heading}>{copy.tasks}</p>
      <ul role="list" className={styles.tasks}>
        {newest ? (
          <Tasks {...side} key={newest.from} stay={newest} />
        ) : (
          [copy.awaitedPickup, copy.awaitedTurnover].map((task) => <li key={task}>{task}</li>)
        )}
      </ul>
    </fieldset>
  );
}

/** Says what the last press did, again after each press. */
function Message({ copy, names, formats, state }: DemoSide) {
  const { type, stay } = state.change;
  const message = fillTemplate(copy[type], {
    guest: names.guest,
    dates: formats.dates(stay),
    total: formats.wholeMoney(calculateBill(stay).total),
  });
  return (
    <output className={styles.message} data-change={type}>
      <span key={state.presses} className={type === 'booked' ? check.check : undefined}>
        {message}
      </span>
    </output>
  );
}

/** The figures of the month, each with its value before the newest booking. */
function Figures({ copy, formats, state }: DemoSide) {
  const stays = getStays(state);
  const now = calculateMonth(stays);
  const before = calculateMonth(stays.slice(0, -1));
  const hasBooked = state.bookings.length > 0;
  const figures = [
    [copy.occupancy, formats.percent(now.occupancy), formats.percent(before.occupancy)],
    [copy.revenue, formats.wholeMoney(now.revenue), formats.wholeMoney(before.revenue)],
    [copy.direct, formats.percent(now.direct), formats.percent(before.direct)],
  ] as const;
  return (
    <dl className={styles.figures} data-changed={hasBooked || undefined}>
      {figures.map(([label, figure, past]) => (
        <div key={label}>
          <dt>
            <span>{label}</span>{' '}
            {hasBooked && <small>{fillTemplate(copy.was, { figure: past })}</small>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The team's tasks for a direct booking: a pickup on arrival, and cleaning on departure. */
function Tasks({ copy, names, formats, stay }: DemoSide & { stay: Stay }) {
  const tasks = [
    {
      when: `${formats.date(stay.from)}, ${copy.pickupTime}`,
      task: copy.pickup,
      who: names.driver,
    },
    {
      when: `${formats.date(stay.to)}, ${copy.turnoverTime}`,
      task: copy.turnover,
      who: names.housekeeper,
    },
  ];
  return tasks.map(({ when, task, who }) => (
    <li key={when} className={styles.new}>
      <b>{when}</b> <span>{task}</span> <small>{who}</small>
    </li>
  ));
}
