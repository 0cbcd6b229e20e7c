import { useId, type KeyboardEvent } from 'react';
import { getArrowStep, hasModifier } from '../../shared/keyboard.ts';
import { fillTemplate } from '../../shared/template.ts';
import styles from './days.module.css';
import type { DemoSide } from './demo-formats.ts';
import { daysInMonth, getSelectedStay, getStays, isJustBooked, isSold, today } from './month.ts';

/** The days by which these keys move the arrival. */
const weekSteps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 };

/**
 * The days of the month as buttons. Only one is in the tab order, and arrow keys move to another. The nights of the
 * selected stay are pressed, and the day of arrival describes the stay.
 */
export function Days({ copy, names, state, formats, dispatch }: DemoSide) {
  const stayId = useId();
  const stays = getStays(state);
  const stay = getSelectedStay(state);
  const { from, to } = stay;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = weekSteps[event.key] ?? getArrowStep(event.key);
    if (step === 0 || hasModifier(event)) return;
    event.preventDefault();
    const day = from + step;
    if (day < today || day > daysInMonth) return;
    dispatch({ type: 'arrive', day });
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  return (
    <fieldset className={styles.days} data-booked={isJustBooked(state) || undefined}>
      <legend className="visually-hidden">
        {fillTemplate(copy.arrival, { month: names.title })}
      </legend>
      <b aria-hidden="true">{names.title}</b>
      {names.weekdays.map((weekday) => (
        <span key={weekday} aria-hidden="true">
          {weekday}
        </span>
      ))}
      {Array.from({ length: daysInMonth }, (_, index) => index + 1).map((day) => {
        const isChosen = from <= day && day < to;
        const isFree = !isSold(day, stays);
        const name = names.longDays[day - 1] ?? '';
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            aria-label={isFree ? name : fillTemplate(copy.soldDay, { day: name })}
            aria-pressed={isChosen}
            aria-describedby={day === from ? stayId : undefined}
            tabIndex={day === from ? 0 : -1}
            disabled={day < today}
            className={isChosen ? styles.chosen : isFree ? undefined : styles.sold}
            onClick={() => dispatch({ type: 'arrive', day })}
            onKeyDown={onKeyDown}
          >
            {day}
          </button>
        );
      })}
      <span id={stayId} hidden>
        {fillTemplate(copy.chosenStay, { dates: formats.dates(stay) })}
      </span>
    </fieldset>
  );
}
