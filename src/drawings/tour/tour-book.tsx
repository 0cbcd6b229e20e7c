import { useDrawing } from '../drawing.ts';
import { StayBill } from '../parts/bill.tsx';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { Strip } from '../parts/strip.tsx';
import strip from '../parts/strip.module.css';
import { mainVilla, newStay } from '../portfolio.ts';
import styles from './tour-book.module.css';

/** A new direct booking: its nights in the calendar, its guest and its price. */
export function TourBook() {
  const { words, dates } = useDrawing();
  const { booking } = words;
  const fields = [
    [booking.arrive, booking.arrival],
    [booking.leave, booking.departure],
    [booking.guests, booking.adults],
  ] as const;
  return (
    <Panel
      title={words.guests.carter}
      note={`${mainVilla.name}, ${dates(newStay)}`}
      end={<span className={`${parts.chip} ${parts.fresh}`}>{booking.new}</span>}
    >
      <div className={strip.window}>
        <Strip stays={mainVilla.stays} fresh={newStay} />
      </div>
      <div className={styles.sheet}>
        <div className={parts.ruled}>
          {fields.map(([label, value]) => (
            <p key={label} className={parts.line}>
              <small>{label}</small>
              {value}
            </p>
          ))}
        </div>
        <div className={styles.bill}>
          <StayBill />
        </div>
      </div>
    </Panel>
  );
}
