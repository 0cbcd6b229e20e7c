import type { ReactNode } from 'react';
import { fillTemplate } from '../content/fields/template.ts';
import { mainLanguage } from '../config/routes.ts';
import { Photo } from '@motif/photo.tsx';
import { DrawingLanguage, useFormats, usePortfolio } from './drawing-language.ts';
import { monthOf, price } from './figures.ts';
import parts from './parts/parts.module.css';
import { Person } from './parts/person.tsx';
import styles from './phases.module.css';
import scene from './scene.module.css';

/** The listing: its photo, name and price a night. */
function SetUp() {
  const { mainProperty } = usePortfolio();
  const { money } = useFormats();
  return (
    <>
      <Photo of="property" />
      <p className={parts.line}>
        <b>{mainProperty.name}</b> {money(mainProperty.nightlyRate)}
      </p>
    </>
  );
}

/** A direct booking: its guest and total. */
function Book() {
  const { newBooking, words } = usePortfolio();
  const { dates, money } = useFormats();
  return (
    <>
      <p className={`${parts.chip} ${parts.fresh}`}>{words.board.newBooking}</p>
      <p className={parts.line}>
        <b>{newBooking.guest}</b>{' '}
        <span className={parts.numeral}>{money(price(newBooking).total)}</span>
      </p>
      <small>{dates(newBooking)}</small>
    </>
  );
}

/** The team on the day of arrival. */
function Stay() {
  const { day, newPassenger, people, words } = usePortfolio();
  const { brief } = words;
  const { lands, flight } = newPassenger;
  return (
    <>
      <Person name={people.housekeeper} job={fillTemplate(brief.turnover, day.turnover)} />
      <Person name={people.caretaker} job={fillTemplate(brief.caretakerTask, day.caretaker)} />
      <Person name={people.driver} job={fillTemplate(brief.pickup, { lands, flight })} />
    </>
  );
}

/** The month's figures. */
function After() {
  const portfolio = usePortfolio();
  const { money, percent } = useFormats();
  const { averageRate, occupancyRatio } = monthOf(portfolio, portfolio.properties);
  const { occupancy, rate } = portfolio.words.month;
  return (
    <>
      <p className={parts.line}>
        {occupancy} <span className={parts.numeral}>{percent(occupancyRatio)}</span>
      </p>
      <p className={parts.line}>
        {rate} <span className={parts.numeral}>{money(averageRate)}</span>
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

interface PhaseDrawingProps {
  phase: string;
  /** The language of the words in it. */
  language?: string | undefined;
}

/** The drawing beside a group of features; nothing for a phase without one. It only decorates. */
export function PhaseDrawing({ phase, language = mainLanguage }: PhaseDrawingProps) {
  const Drawing = drawings[phase];
  return (
    Drawing && (
      <div aria-hidden="true" data-nosnippet="" className={`${scene.scene} ${styles.phase}`}>
        <div className={`${parts.panel} ${parts.body}`}>
          <DrawingLanguage value={language}>
            <Drawing />
          </DrawingLanguage>
        </div>
      </div>
    )
  );
}
