import type { RefObject } from 'react';
import { calculateBill } from '../../drawings/portfolio.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Button } from '../../ui/button.tsx';
import check from '../../ui/check.module.css';
import { Cluster } from '../../ui/layout.tsx';
import styles from './booking-page.module.css';
import { Days } from './days.tsx';
import type { DemoSide } from './demo-side.ts';
import { getSelectedStay, isJustBooked, maxNights } from './month.ts';

interface BookingPageProps extends DemoSide {
  /** Whether the controls work. */
  isLive: boolean;
  reserve: RefObject<HTMLButtonElement | null>;
}

/** The guest's booking page on a phone: a month, the number of nights, the total and one button. */
export function BookingPage({ isLive, reserve, ...side }: BookingPageProps) {
  const { copy, state, formats, dispatch } = side;
  const stay = getSelectedStay(state);
  const ends = [
    [copy.checkIn, stay.from],
    [copy.checkOut, stay.to],
  ] as const;
  return (
    <div className={styles.device} data-surface="card">
      <fieldset disabled={!isLive} className={styles.page}>
        <legend className="visually-hidden">{copy.guestSide}</legend>
        <p className={styles.property}>
          <b>{formats.names.property}</b>
          <span>{copy.place}</span>
        </p>
        <Days {...side} />
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
        {isJustBooked(state) ? (
          <p className={`${styles.booked} ${check.check}`}>
            <span>{fillTemplate(copy.reserved, { dates: formats.dates(stay) })}</span>
          </p>
        ) : (
          <Button
            ref={reserve}
            className={styles.reserve}
            onClick={() => dispatch({ type: 'reserve' })}
          >
            {copy.reserve}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

interface NightsProps extends Pick<DemoSide, 'copy' | 'dispatch'> {
  nights: number;
}

/** The number of nights, with buttons for one night less or more. */
function Nights({ copy, nights, dispatch }: NightsProps) {
  const setNights = (changed: number) => dispatch({ type: 'stay', nights: changed });
  return (
    <Cluster as="fieldset" gap="sm" className={styles.nights}>
      <legend className="visually-hidden">{copy.nights}</legend>
      <span aria-hidden="true">{copy.nights}</span>
      <Step name={copy.fewerNights} to={nights - 1} onStep={setNights}>
        −
      </Step>
      <output>{nights}</output>
      <Step name={copy.moreNights} to={nights + 1} onStep={setNights}>
        +
      </Step>
    </Cluster>
  );
}

interface StepProps {
  name: string;
  to: number;
  onStep: (nights: number) => void;
  children: string;
}

function Step({ name, to, onStep, children }: StepProps) {
  const isPossible = to >= 1 && to <= maxNights;
  return (
    <button
      type="button"
      aria-label={name}
      // `aria-disabled` instead of `disabled`, because a disabled button would lose the focus.
      aria-disabled={!isPossible}
      className={`${styles.step} needs-script`}
      onClick={() => isPossible && onStep(to)}
    >
      {children}
    </button>
  );
}
