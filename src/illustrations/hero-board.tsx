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
import { Legend } from './parts/channel.tsx';
import parts from './parts/parts.module.css';
import { Bar, Days, Strip } from './parts/strip.tsx';
import strip from './parts/strip.module.css';
import { carters, ownerStay, villas } from './portfolio.ts';

function Arrival() {
  const { nights, nightlyRateUsd, nightsUsd, totalUsd } = price(carters);
  return (
    <div className={styles.arrival}>
      <div className={`${parts.chip} ${parts.fresh}`}>New direct booking</div>
      <p className={styles.guest}>
        {carters.guest}
        <small>{`${carters.villa.name}, ${dates(carters)}`}</small>
      </p>
      <div className={parts.line}>
        {`${nights} nights × ${usd(nightlyRateUsd)} `}
        <span>{usd(nightsUsd)}</span>
      </div>
      <div className={parts.line}>
        Cleaning <span>{usd(carters.villa.cleaningFeeUsd)}</span>
      </div>
      <div className={`${parts.line} ${parts.total}`}>
        Total before tax <span className={parts.numeral}>{usd(totalUsd)}</span>
      </div>
    </div>
  );
}

/** A fortnight of all four villas, bookings in the colour of their channel, and one just arriving. */
export function HeroBoard() {
  const { sold, direct } = fortnightNights();
  const lastDay = firstDay + dayCount - 1;
  return (
    <div className={styles.board}>
      <div className={`${parts.panel} ${styles.calendar}`}>
        <div className={parts.head}>
          <p className={parts.title}>
            {`${weekday(firstDay)} ${firstDay} – ${weekday(lastDay)} ${lastDay} November`}
          </p>
          <span
            className={`${parts.chip} ${styles.villasShown}`}
          >{`All ${villas.length} villas`}</span>
          <span className={parts.chip}>Today</span>
        </div>
        <div className={strip.window}>
          <div className={styles.row}>
            <span />
            <Days />
          </div>
          {villas.map((villa) => (
            <div key={villa.name} className={styles.row}>
              <p className={styles.villa}>
                <b>{villa.name}</b> <small>{villa.place}</small>
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
        <div className={styles.foot}>
          <div className={styles.legend}>
            <Legend />
          </div>
          <p className={styles.count}>
            <span className={parts.numeral}>{sold}</span>
            {` nights sold, ${direct} of them direct`}
          </p>
        </div>
      </div>
      <Arrival />
    </div>
  );
}
