import { type Dispatch, type RefObject } from 'react';
import type { DemoWords } from '../../content/schemas/home.ts';
import { billOf } from '../../drawings/portfolio.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Button } from '../../ui/button.tsx';
import check from '../../ui/check.module.css';
import { Cluster } from '../../ui/layout.tsx';
import styles from './booking-page.module.css';
import { Days } from './days.tsx';
import { chosenStay, isJustBooked, mostNights, type DemoAction, type DemoState } from './month.ts';
import type { MonthWords, Print } from './print.ts';
import thread from './thread.module.css';

interface BookingPageProps {
  words: DemoWords;
  month: MonthWords;
  state: DemoState;
  print: Print;
  dispatch: Dispatch<DemoAction>;
  isLive: boolean;
  reserve: RefObject<HTMLButtonElement | null>;
}

/** The guest's booking page on a phone: a month, the number of nights, the total and one button. */
export function BookingPage(props: BookingPageProps) {
  const { words, month, state, print, dispatch, isLive, reserve } = props;
  const stay = chosenStay(state);
  const isBooked = isJustBooked(state);
  const threadClass = isBooked
    ? thread.start
    : isLive
      ? ''
      : `${thread.start} ${thread.withoutScript}`;
  const ends = [
    [words.checkIn, stay.from],
    [words.checkOut, stay.to],
  ] as const;
  return (
    <div className={`${styles.device} ${threadClass}`} data-surface="card">
      <fieldset disabled={!isLive} className={styles.page}>
        <legend className="visually-hidden">{words.guestSide}</legend>
        <p className={styles.property}>
          <b>{print.names.property}</b>
          {words.place}
        </p>
        <Days words={words} month={month} state={state} print={print} dispatch={dispatch} />
        <Nights words={words} nights={stay.to - stay.from} dispatch={dispatch} />
        <dl className={styles.ends}>
          {ends.map(([label, day]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{print.date(day)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.total}>
          <b>{words.total}</b> <span>{print.money(billOf(stay).total)}</span>{' '}
          <small>{words.totalNote}</small>
        </p>
        {!isBooked && (
          <Button
            ref={reserve}
            className={`${styles.reserve} needs-script`}
            onClick={() => dispatch({ type: 'reserve' })}
          >
            {words.reserve}
          </Button>
        )}
        {(isBooked || !isLive) && (
          <p
            className={[styles.booked, thread.ring, check.check, !isBooked && 'without-script']
              .filter(Boolean)
              .join(' ')}
          >
            {fillTemplate(words.reserved, { dates: print.dates(stay) })}
          </p>
        )}
      </fieldset>
    </div>
  );
}

interface NightsProps extends Pick<BookingPageProps, 'words' | 'dispatch'> {
  nights: number;
}

/** The number of nights, with buttons for one night less or more. */
function Nights({ words, nights, dispatch }: NightsProps) {
  const steps = [
    { step: -1, sign: '−', name: words.fewerNights },
    { step: 1, sign: '+', name: words.moreNights },
  ];
  const [fewer, more] = steps.map(({ step, sign, name }) => {
    const isPossible = nights + step >= 1 && nights + step <= mostNights;
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
      <legend className="visually-hidden">{words.nights}</legend>
      <span aria-hidden="true">{words.nights}</span>
      {fewer}
      <output>{nights}</output>
      {more}
    </Cluster>
  );
}
