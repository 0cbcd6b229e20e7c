import { bookingsOf, dates, price, usd, weekday } from '../figures.ts';
import { Channel } from '../parts/channel.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Days, Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { carters, pickup, sawah } from '../portfolio.ts';
import styles from './tour-book.module.css';

/** A direct booking that has just arrived: its nights on the board, its guest and its price. */
export function TourBook() {
  const { nights, nightlyRateUsd, nightsUsd, totalUsd } = price(carters);
  const { lands, number, guests } = pickup.cartersFlight;
  return (
    <div className={styles.stack}>
      <Panel title={sawah.name} note={`${sawah.place}, November`} className={styles.board}>
        <div className={strip.window}>
          <Days />
          <Strip bookings={bookingsOf(sawah)} fresh={carters} />
        </div>
      </Panel>
      <Panel
        title={carters.guest}
        note={`${sawah.name}, ${dates(carters)}`}
        end={<span className={`${parts.chip} ${parts.fresh}`}>New, just now</span>}
        className={styles.booking}
      >
        <div className={styles.sheet}>
          <div className={parts.ruled}>
            <div className={parts.line}>
              <small>Booked on</small>
              <b>
                <Channel id={carters.channel} />
              </b>
            </div>
            <div className={parts.line}>
              <small>Arrives</small>
              <span>{`${weekday(carters.from)} ${carters.from} Nov, ${number} at ${lands}`}</span>
            </div>
            <div className={parts.line}>
              <small>Leaves</small>
              <span>{`${weekday(carters.to)} ${carters.to} Nov`}</span>
            </div>
            <div className={parts.line}>
              <small>Guests</small>
              <span>{`${guests} adults`}</span>
            </div>
          </div>
          <div>
            <div className={parts.line}>
              {`${nights} nights × ${usd(nightlyRateUsd)} `}
              <span>{usd(nightsUsd)}</span>
            </div>
            <div className={parts.line}>
              Cleaning <span>{usd(sawah.cleaningFeeUsd)}</span>
            </div>
            <div className={`${parts.line} ${parts.total} ${styles.total}`}>
              Total before tax <span className={parts.numeral}>{usd(totalUsd)}</span>
            </div>
          </div>
        </div>
      </Panel>
    </div>
  );
}
