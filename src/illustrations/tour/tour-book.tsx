import { bookingsOf, dates, price, usd, weekday } from '../figures.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { carters, pickup, sawah } from '../portfolio.ts';
import styles from './tour-book.module.css';

/** A new direct booking: its nights in the calendar, its guest and its price. */
export function TourBook() {
  const { nights, nightlyRateUsd, nightsUsd, totalUsd } = price(carters);
  const { lands, number, guests } = pickup.cartersFlight;
  return (
    <Panel
      title={carters.guest}
      note={`${sawah.name}, ${dates(carters)}`}
      end={<span className={`${parts.chip} ${parts.fresh}`}>New, booked direct</span>}
    >
      <div className={strip.window}>
        <Strip bookings={bookingsOf(sawah)} fresh={carters} />
      </div>
      <div className={styles.sheet}>
        <div className={parts.ruled}>
          <p className={parts.line}>
            <small>Arrive</small>
            {`${weekday(carters.from)} ${carters.from} Nov, ${number} at ${lands}`}
          </p>
          <p className={parts.line}>
            <small>Leave</small>
            {`${weekday(carters.to)} ${carters.to} Nov`}
          </p>
          <p className={parts.line}>
            <small>Guests</small>
            {`${guests} adults`}
          </p>
        </div>
        <div className={styles.bill}>
          <p className={parts.line}>
            {`${nights} nights × ${usd(nightlyRateUsd)} `}
            <span>{usd(nightsUsd)}</span>
          </p>
          <p className={parts.line}>
            Cleaning <span>{usd(sawah.cleaningFeeUsd)}</span>
          </p>
          <p className={`${parts.line} ${parts.total}`}>
            Total before tax <span className={parts.numeral}>{usd(totalUsd)}</span>
          </p>
        </div>
      </div>
    </Panel>
  );
}
