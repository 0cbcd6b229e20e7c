import { bookings, kadek, kelapa, made, pantai, sawah, wayan, type Villa } from '../portfolio.ts';
import { bookingsOf, today, weekday } from '../figures.ts';
import { Panel } from '../parts/panel.tsx';
import parts from '../parts/parts.module.css';
import { initials } from '../parts/person.tsx';
import styles from './today.module.css';

const arrivals = bookings.filter(({ from }) => from === today);

/** Who the villa must be ready for today, or who lives in it meanwhile. */
function occasion(villa: Villa): string {
  const arriving = arrivals.find((booking) => booking.villa === villa);
  if (arriving) return `${arriving.guest} arrives`;
  const staying = bookingsOf(villa).find(({ from, to }) => from < today && to > today);
  return staying ? `${staying.guest} is in` : 'Free';
}

const looks: Record<string, string> = {
  Done: `${parts.good} ${parts.tick}`,
  '3 of 5': `${parts.fresh}`,
};

const tasks = [
  { at: '07:30', what: 'Pool and filter', villa: sawah, person: made, state: 'Done' },
  { at: '09:00', what: 'Turnover', villa: pantai, person: kadek, state: 'Done' },
  { at: '11:00', what: 'Turnover', villa: kelapa, person: wayan, state: '3 of 5' },
  { at: '14:30', what: 'Lamp on the north path', villa: sawah, person: made, state: 'Next' },
];

/** Today's turnovers and repairs: when, where, whose, and how far they are. */
export function Today() {
  return (
    <Panel
      title={`${weekday(today)} ${today} November`}
      note="All four villas"
      end={<span className={parts.chip}>{`${arrivals.length} arrivals`}</span>}
    >
      <div className={parts.ruled}>
        {tasks.map(({ at, what, villa, person, state }) => (
          <div key={at} className={styles.task}>
            <b>{at}</b>
            <p>
              <b>{what}</b>
              <small>{`${villa.name}, ${occasion(villa)}`}</small>
            </p>
            <span className={parts.avatar}>{initials(person)}</span>
            <span className={`${parts.chip} ${looks[state] ?? ''}`.trim()}>{state}</span>
          </div>
        ))}
      </div>
    </Panel>
  );
}
