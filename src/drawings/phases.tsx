import type { ReactNode } from 'react';
import { PropertyPhoto } from './place.tsx';
import { DrawingLanguage, useDrawing } from './drawing.ts';
import parts from './parts/parts.module.css';
import { Person } from './parts/person.tsx';
import styles from './phases.module.css';
import { mainVilla, newStay, people } from './portfolio.ts';
import scene from './scene.module.css';

/** The listing: its photo, name and price a night. */
function SetUp() {
  const { money } = useDrawing();
  return (
    <>
      <PropertyPhoto />
      <p className={parts.line}>
        <b>{mainVilla.name}</b> {money(150)}
      </p>
    </>
  );
}

/** A direct booking: its guest and total. */
function Book() {
  const { words, dates, money } = useDrawing();
  return (
    <>
      <p className={`${parts.chip} ${parts.fresh}`}>{words.board.newBooking}</p>
      <p className={parts.line}>
        <b>{words.guests.carter}</b> <span className={parts.numeral}>{money(539)}</span>
      </p>
      <small>{dates(newStay)}</small>
    </>
  );
}

/** The team on the day of arrival. */
function Stay() {
  const { brief } = useDrawing().words;
  return (
    <>
      <Person name={people.housekeeper} job={brief.turnover} />
      <Person name={people.caretaker} job={brief.caretakerTask} />
      <Person name={people.driver} job={brief.pickup} />
    </>
  );
}

/** The month's figures. */
function After() {
  const { words, money } = useDrawing();
  const { occupancy, rate } = words.month;
  return (
    <>
      <p className={parts.line}>
        {occupancy} <span className={parts.numeral}>77%</span>
      </p>
      <p className={parts.line}>
        {rate} <span className={parts.numeral}>{money(161)}</span>
      </p>
    </>
  );
}

/** A small drawing for each phase of a stay, by its id in features.phases of en/pages/home.yaml. */
const drawings: Partial<Record<string, () => ReactNode>> = {
  'set-up': SetUp,
  book: Book,
  stay: Stay,
  after: After,
};

/** The drawing beside a group of features; nothing for a phase without one. It only decorates. */
export function PhaseDrawing({ phase, language }: { phase: string; language: string }) {
  const Drawing = drawings[phase];
  return (
    Drawing && (
      <div aria-hidden="true" data-nosnippet="" className={`${scene.scene} ${styles.phase}`}>
        <div className={parts.panel}>
          <DrawingLanguage value={language}>
            <Drawing />
          </DrawingLanguage>
        </div>
      </div>
    )
  );
}
