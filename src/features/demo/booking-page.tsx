import type { RefObject, SubmitEvent } from 'react';
import { calculateBill } from '../../drawings/portfolio.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Button } from '../../ui/button.tsx';
import styles from './booking-page.module.css';
import { Days } from './days.tsx';
import type { DemoSide } from './demo-formats.ts';
import { getSelectedStay, isJustBooked, maxNights } from './month.ts';

interface BookingPageProps extends DemoSide {
  reserve: RefObject<HTMLButtonElement | null>;
  onReserve: () => void;
}

/** Makes the controls work once React runs. The HTML disables them. */
function enable(controls: HTMLFieldSetElement | null): void {
  if (controls) controls.disabled = false;
}

/** The guest's booking page on a phone: a month, the number of nights, the total and one button. */
export function BookingPage({ reserve, onReserve, ...side }: BookingPageProps) {
  const { copy, names, state, formats, dispatch } = side;
  const stay = getSelectedStay(state);
  const isBooked = isJustBooked(state);
  const bill = [
    [copy.checkIn, formats.date(stay.from)],
    [copy.checkOut, formats.date(stay.to)],
    [copy.total, <strong key="total">{formats.wholeMoney(calculateBill(stay).total)}</strong>],
  ] as const;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBooked) onReserve();
  };
  return (
    <form autoComplete="off" onSubmit={submit} className={styles.device} data-surface="card">
      <fieldset ref={enable} disabled className={styles.page}>
        <legend className="visually-hidden">{copy.guestSide}</legend>
        <p className={styles.property}>
          <b>{names.property}</b>
          <span>{copy.place}</span>
        </p>
        <Days {...side} />
        <label className={styles.nights}>
          <span>{copy.nights}</span>
          <select
            value={state.nights}
            onChange={({ target }) => dispatch({ type: 'stay', nights: Number(target.value) })}
          >
            {Array.from({ length: maxNights }, (_, index) => (
              <option key={index}>{index + 1}</option>
            ))}
          </select>
        </label>
        <dl className={styles.bill}>
          {bill.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button
          ref={reserve}
          type="submit"
          // Not `disabled`, because a disabled button would lose the focus.
          aria-disabled={isBooked}
          className={styles.reserve}
        >
          {isBooked ? fillTemplate(copy.reserved, { dates: formats.dates(stay) }) : copy.reserve}
        </Button>
      </fieldset>
    </form>
  );
}
