import { Fragment } from 'react';
import { useDrawing } from './drawing.ts';
import styles from './hero-board.module.css';
import { Bill } from './parts/parts.tsx';
import parts from './parts/parts.module.css';
import { Days, Strip } from './parts/strip.tsx';
import strip from './parts/strip.module.css';
import { mainVilla, newStay, otherVillas } from './portfolio.ts';

/** The first day of the week, which is today. */
const firstDay = 6;

function NewBooking() {
  const { words, dates, money } = useDrawing();
  return (
    <div className={`${parts.panel} ${styles.arrival}`}>
      <p className={`${parts.chip} ${parts.fresh}`}>{words.board.newBooking}</p>
      <p className={`${parts.title} ${styles.guest}`}>
        {words.guests.carter}
        <small>{`${mainVilla.name}, ${dates(newStay)}`}</small>
      </p>
      <Bill lines={[[words.stay.total, 539]]} money={money} />
    </div>
  );
}

/** A week of all villas, with stays in the color of their channel; the new booking is below its villa. A phone shows two. */
export function HeroBoard() {
  const { board } = useDrawing().words;
  return (
    <div className={styles.board} aria-hidden="true">
      <div className={`${parts.panel} ${styles.calendar}`}>
        <p className={parts.head}>{board.week}</p>
        <div className={`${strip.window} ${styles.week}`}>
          <Days firstDay={firstDay} />
          {[...otherVillas, mainVilla].map((villa) => (
            <Fragment key={villa.name}>
              <p className={styles.property}>{villa.name}</p>
              <Strip
                firstDay={firstDay}
                stays={villa.stays}
                fresh={newStay}
                closed={
                  'ownerStay' in villa
                    ? { ...villa.ownerStay, look: 'closed', label: board.owner }
                    : undefined
                }
              />
            </Fragment>
          ))}
        </div>
      </div>
      <NewBooking />
    </div>
  );
}
