import { fillTemplate } from '../../content/fields/template.ts';
import { useFormats, usePortfolio } from '../drawing-language.ts';
import { bookingsOf, price } from '../figures.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import styles from './tour-book.module.css';

/** A new direct booking: its nights in the calendar, its guest and its price. */
export function TourBook() {
  const portfolio = usePortfolio();
  const { dates, money, shortDay, time } = useFormats();
  const { mainProperty, newBooking, newPassenger } = portfolio;
  const { nights, nightlyRate, nightsPrice, tax, total } = price(newBooking);
  const { lands, flight, count } = newPassenger;
  const { booking, stay } = portfolio.words;
  return (
    <Panel
      title={newBooking.guest}
      note={`${mainProperty.name}, ${dates(newBooking)}`}
      end={<span className={`${parts.chip} ${parts.fresh}`}>{booking.new}</span>}
    >
      <div className={strip.window}>
        <Strip bookings={bookingsOf(mainProperty, portfolio)} fresh={newBooking} />
      </div>
      <div className={styles.sheet}>
        <div className={parts.ruled}>
          <p className={parts.line}>
            <small>{booking.arrive}</small>
            {fillTemplate(booking.arrival, {
              day: shortDay(newBooking.from),
              flight,
              time: time(lands),
            })}
          </p>
          <p className={parts.line}>
            <small>{booking.leave}</small>
            {shortDay(newBooking.to)}
          </p>
          <p className={parts.line}>
            <small>{booking.guests}</small>
            {fillTemplate(booking.adults, { count: `${count}` })}
          </p>
        </div>
        <div className={styles.bill}>
          <p className={parts.line}>
            {`${fillTemplate(stay.nights, { nights: `${nights}`, price: money(nightlyRate) })} `}
            <span>{money(nightsPrice)}</span>
          </p>
          <p className={parts.line}>
            {`${stay.cleaning} `}
            <span>{money(mainProperty.cleaningFee)}</span>
          </p>
          <p className={parts.line}>
            {`${stay.tax} `}
            <span>{money(tax)}</span>
          </p>
          <p className={`${parts.line} ${parts.total}`}>
            {`${stay.total} `}
            <span className={parts.numeral}>{money(total)}</span>
          </p>
        </div>
      </div>
    </Panel>
  );
}
