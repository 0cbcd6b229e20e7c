import { dayCount, phoneDayCount } from '../content/facts/portfolio-calendar.ts';
import { fillTemplate } from '../content/fields/template.ts';
import { useFormats, usePortfolio } from './drawing-language.ts';
import { bookingsOf, firstDay, fortnightNights, phoneFirstDay, price } from './figures.ts';
import styles from './hero-board.module.css';
import parts from './parts/parts.module.css';
import { Bar, Days, Strip } from './parts/strip.tsx';
import strip from './parts/strip.module.css';

/** The days that a calendar shows: `Mon 2 – Sun 15 November`. */
function Period({ first, count }: { first: number; count: number }) {
  const { dayOnly, monthName } = useFormats();
  const last = first + count - 1;
  return `${dayOnly(first)} – ${dayOnly(last)} ${monthName()}`;
}

function NewBooking() {
  const { newBooking, words } = usePortfolio();
  const { dates, money } = useFormats();
  const { nights, nightlyRate, nightsPrice, tax, total } = price(newBooking);
  return (
    <div className={styles.arrival}>
      <p className={`${parts.chip} ${parts.fresh}`}>{words.board.newBooking}</p>
      <p className={styles.guest}>
        {newBooking.guest}
        <small>{`${newBooking.property.name}, ${dates(newBooking)}`}</small>
      </p>
      <p className={parts.line}>
        {`${fillTemplate(words.stay.nights, { nights: `${nights}`, price: money(nightlyRate) })} `}
        <span>{money(nightsPrice)}</span>
      </p>
      <p className={parts.line}>
        {`${words.stay.cleaning} `}
        <span>{money(newBooking.property.cleaningFee)}</span>
      </p>
      <p className={parts.line}>
        {`${words.stay.tax} `}
        <span>{money(tax)}</span>
      </p>
      <p className={`${parts.line} ${parts.total}`}>
        {`${words.stay.total} `}
        <span className={parts.numeral}>{money(total)}</span>
      </p>
    </div>
  );
}

/**
 * Two weeks of all properties, with bookings in the color of their channel and a new booking. A phone
 * shows a week of three of them.
 */
export function HeroBoard() {
  const portfolio = usePortfolio();
  const { bookings, newBooking, ownerStay, properties, words } = portfolio;
  const { sold, direct } = fortnightNights(bookings);
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={`${parts.panel} ${styles.calendar}`}>
        <div className={parts.head}>
          <p className={parts.title}>
            <span className={styles.fortnight}>
              <Period first={firstDay} count={dayCount} />
            </span>
            <span className={styles.week}>
              <Period first={phoneFirstDay} count={phoneDayCount} />
            </span>
          </p>
          <span className={parts.chip}>{words.board.today}</span>
        </div>
        <div className={strip.window}>
          <div className={styles.row}>
            <Days />
          </div>
          {properties.map((property) => (
            <div key={property.id} className={styles.row}>
              <p className={styles.property}>
                {property.name} <small>{property.place}</small>
              </p>
              <Strip bookings={bookingsOf(property, portfolio)} fresh={newBooking}>
                {property === ownerStay.property && (
                  <Bar from={ownerStay.from} to={ownerStay.to} look="closed">
                    {words.board.owner}
                  </Bar>
                )}
              </Strip>
            </div>
          ))}
        </div>
        <p className={styles.count}>
          <b className={parts.numeral}>{sold}</b>
          {` ${fillTemplate(words.board.sold, { direct: `${direct}` })}`}
        </p>
      </div>
      <NewBooking />
    </div>
  );
}
