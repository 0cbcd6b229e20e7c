import {
  bookingsOf,
  dates,
  dayCount,
  firstDay,
  fortnightNights,
  price,
  usd,
  weekday,
} from './figures.ts';
import styles from './hero-board.module.css';
import parts from './parts/parts.module.css';
import { Bar, Days, phoneDayCount, phoneWeekFrom, Strip } from './parts/strip.tsx';
import strip from './parts/strip.module.css';
import { carters, ownerStay, villas } from './portfolio.ts';

/** The days that a calendar shows: `Mon 2 – Sun 15 November`. */
function period(first: number, count: number): string {
  const last = first + count - 1;
  return `${weekday(first)} ${first} – ${weekday(last)} ${last} November`;
}

function NewBooking() {
  const { nights, nightlyRateUsd, nightsUsd, totalUsd } = price(carters);
  return (
    <div className={styles.arrival}>
      <p className={`${parts.chip} ${parts.fresh}`}>New direct booking</p>
      <p className={styles.guest}>
        {carters.guest}
        <small>{`${carters.villa.name}, ${dates(carters)}`}</small>
      </p>
      <p className={parts.line}>
        {`${nights} nights × ${usd(nightlyRateUsd)} `}
        <span>{usd(nightsUsd)}</span>
      </p>
      <p className={parts.line}>
        Cleaning <span>{usd(carters.villa.cleaningFeeUsd)}</span>
      </p>
      <p className={`${parts.line} ${parts.total}`}>
        Total before tax <span className={parts.numeral}>{usd(totalUsd)}</span>
      </p>
    </div>
  );
}

/**
 * Two weeks of all villas, with bookings in the color of their channel and a new booking. A phone
 * shows a week of three villas.
 */
export function HeroBoard() {
  const { sold, direct } = fortnightNights();
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={`${parts.panel} ${styles.calendar}`}>
        <div className={parts.head}>
          <p className={parts.title}>
            <span className={styles.fortnight}>{period(firstDay, dayCount)}</span>
            <span className={styles.week}>{period(phoneWeekFrom, phoneDayCount)}</span>
          </p>
          <span className={parts.chip}>Today</span>
        </div>
        <div className={strip.window}>
          <div className={styles.row}>
            <Days />
          </div>
          {villas.map((villa) => (
            <div key={villa.name} className={styles.row}>
              <p className={styles.villa}>
                {villa.name} <small>{villa.place}</small>
              </p>
              <Strip bookings={bookingsOf(villa)} fresh={carters}>
                {villa === ownerStay.villa && (
                  <Bar from={ownerStay.from} to={ownerStay.to} look="closed">
                    Owner
                  </Bar>
                )}
              </Strip>
            </div>
          ))}
        </div>
        <p className={styles.count}>
          <b className={parts.numeral}>{sold}</b>
          {` nights sold, ${direct} of them direct`}
        </p>
      </div>
      <NewBooking />
    </div>
  );
}
