import { fillTemplate } from '../../shared/template.ts';
import choice from '../../ui/choice.module.css';
import styles from './days.module.css';
import type { DemoSide } from './demo-formats.ts';
import { getSelectedStay, getStays, isJustBooked, isSold, today } from './month.ts';

/** The days of the month as radio buttons, one of which is the day of arrival. The nights of the stay are filled. */
export function Days({ copy, names, state, dispatch }: DemoSide) {
  const stays = getStays(state);
  const { from, to } = getSelectedStay(state);
  return (
    <fieldset className={styles.days} data-booked={isJustBooked(state) || undefined}>
      <legend>{fillTemplate(copy.arrival, { month: names.month })}</legend>
      {names.weekdays.map((weekday) => (
        <span key={weekday} aria-hidden="true">
          {weekday}
        </span>
      ))}
      {names.longDays.map((name, index) => {
        const day = index + 1;
        const isStay = from <= day && day < to;
        const isFree = !isSold({ from: day, to: day + 1 }, stays);
        const look = isStay ? styles.stay : isFree ? styles.free : styles.sold;
        return (
          <label key={name} className={`${choice.choice} ${look}`}>
            <input
              type="radio"
              name="arrival"
              aria-label={isFree ? name : fillTemplate(copy.soldDay, { day: name })}
              checked={day === from}
              disabled={day < today}
              onChange={() => dispatch({ type: 'arrive', day })}
            />
            {day}
          </label>
        );
      })}
    </fieldset>
  );
}
