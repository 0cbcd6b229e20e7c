import { useDrawing } from './drawing.ts';
import styles from './hero-board.module.css';
import parts from './parts/parts.module.css';
import { Days, Strip } from './parts/strip.tsx';
import strip from './parts/strip.module.css';
import { mainVilla, newStay, villas } from './portfolio.ts';

function NewBooking() {
  const { words, dates, money } = useDrawing();
  return (
    <div className={`${parts.panel} ${styles.arrival}`}>
      <p className={`${parts.chip} ${parts.fresh}`}>{words.board.newBooking}</p>
      <p className={`${parts.title} ${styles.guest}`}>
        {words.guests.carter}
        <small>{`${mainVilla.name}, ${dates(newStay)}`}</small>
      </p>
      <p className={`${parts.line} ${parts.total}`}>
        {`${words.stay.total} `}
        <span className={parts.numeral}>{money(539)}</span>
      </p>
    </div>
  );
}

/**
 * Two weeks of all villas, with stays in the color of their channel and a new booking. A phone shows a week
 * of three of them.
 */
export function HeroBoard() {
  const { board } = useDrawing().words;
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={`${parts.panel} ${styles.calendar}`}>
        <div className={parts.head}>
          <p className={parts.title}>
            <span className={styles.fortnight}>{board.fortnight}</span>
            <span className={styles.week}>{board.week}</span>
          </p>
          <span className={parts.chip}>{board.today}</span>
        </div>
        <div className={`${strip.window} ${parts.ruled}`}>
          <div className={styles.row}>
            <Days />
          </div>
          {villas.map((villa) => (
            <div key={villa.name} className={styles.row}>
              <p className={styles.property}>
                {villa.name} <small>{villa.place}</small>
              </p>
              <Strip
                stays={villa.stays}
                fresh={newStay}
                closed={
                  'ownerStay' in villa
                    ? { ...villa.ownerStay, look: 'closed', label: board.owner }
                    : undefined
                }
              />
            </div>
          ))}
        </div>
      </div>
      <NewBooking />
    </div>
  );
}
