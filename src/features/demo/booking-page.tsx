import { type Dispatch, type RefObject } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import { calculateBill } from '../../drawings/portfolio.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Button } from '../../ui/button.tsx';
import check from '../../ui/check.module.css';
import { Cluster } from '../../ui/layout.tsx';
import styles from './booking-page.module.css';
import { Days } from './days.tsx';
import {
  getSelectedStay,
  isJustBooked,
  maxNights,
  type DemoAction,
  type DemoState,
} from './month.ts';
import type { MonthNames, DemoFormats } from './demo-formats.ts';
import thread from './thread.module.css';

interface BookingPageProps {
  copy: DemoCopy;
  month: MonthNames;
  state: DemoState;
  formats: DemoFormats;
  dispatch: Dispatch<DemoAction>;
  isLive: boolean;
  reserve: RefObject<HTMLButtonElement | null>;
}

/** The guest's booking page on a phone: a month, the number of nights, the total and one button. */
export function BookingPage(props: BookingPageProps) {
  const { copy, month, state, formats, dispatch, isLive, reserve } = props;
  const stay = getSelectedStay(state);
  const isBooked = isJustBooked(state);
  const threadClass = isBooked
    ? thread.start
    : isLive
      ? ''
      : `${thread.start} ${thread.withoutScript}`;
  const ends = [
    [copy.checkIn, stay.from],
    [copy.checkOut, stay.to],
  ] as const;
  return (
    <div className={`${styles.device} ${threadClass}`} data-surface="card">
      <fieldset disabled={!isLive} className={styles.page}>
        <legend className="visually-hidden">{copy.guestSide}</legend>
        <p className={styles.property}>
          <b>{formats.names.property}</b>
          {copy.place}
        </p>
        <Days copy={copy} month={month} state={state} formats={formats} dispatch={dispatch} />
        <Nights copy={copy} nights={stay.to - stay.from} dispatch={dispatch} />
        <dl className={styles.ends}>
          {ends.map(([label, day]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formats.date(day)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.total}>
          <b>{copy.total}</b> <span>{formats.money(calculateBill(stay).total)}</span>{' '}
          <small>{copy.totalNote}</small>
        </p>
        {!isBooked && (
          <Button
            ref={reserve}
            className={`${styles.reserve} needs-script`}
            onClick={() => dispatch({ type: 'reserve' })}
          >
            {copy.reserve}
          </Button>
        )}
        {(isBooked || !isLive) && (
          <p
            className={[styles.booked, thread.ring, check.check, !isBooked && 'without-script']
              .filter(Boolean)
              .join(' ')}
          >
            {fillTemplate(copy.reserved, { dates: formats.dates(stay) })}
          </p>
        )}
      </fieldset>
    </div>
  );
}

interface NightsProps extends Pick<BookingPageProps, 'copy' | 'dispatch'> {
  nights: number;
}

/** The number of nights, with buttons for one night less or more. */
function Nights({ copy, nights, dispatch }: NightsProps) {
  const steps = [
    { step: -1, sign: '−', name: copy.fewerNights },
    { step: 1, sign: '+', name: copy.moreNights },
  ];
  const [fewer, more] = steps.map(({ step, sign, name }) => {
    const isPossible = nights + step >= 1 && nights + step <= maxNights;
    return (
      <button
        key={sign}
        type="button"
        aria-label={name}
        // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
        aria-disabled={!isPossible}
        className={`${styles.step} needs-script`}
        onClick={() => isPossible && dispatch({ type: 'stay', nights: nights + step })}
      >
        {sign}
      </button>
    );
  });
  return (
    <Cluster as="fieldset" gap="sm" className={styles.nights}>
      <legend className="visually-hidden">{copy.nights}</legend>
      <span aria-hidden="true">{copy.nights}</span>
      {fewer}
      <output>{nights}</output>
      {more}
    </Cluster>
  );
}
