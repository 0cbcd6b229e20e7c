import { useId, type Dispatch, type KeyboardEvent } from 'react';
import type { DemoWords } from '../../content/schemas/home.ts';
import type { SceneWords } from '../../content/schemas/scenes.ts';
import { Bill } from '../../drawings/parts/parts.tsx';
import { mainVilla } from '../../drawings/portfolio.ts';
import { arrowStep, hasModifier } from '../../shared/keyboard.ts';
import { fillTemplate } from '../../shared/template.ts';
import { Button } from '../../ui/button.tsx';
import { Slider } from '../../ui/slider.tsx';
import styles from './demo.module.css';
import {
  billOf,
  chosenStay,
  daysInMonth,
  isSold,
  mostNights,
  today,
  type DemoAction,
  type DemoState,
  staysOf,
} from './month.ts';
import type { MonthWords, Print } from './print.ts';

interface BookingPageProps {
  words: DemoWords;
  bill: SceneWords['stay'];
  month: MonthWords;
  state: DemoState;
  print: Print;
  dispatch: Dispatch<DemoAction>;
  isDisabled: boolean;
}

/** The page on which a guest books: a month, the nights, the bill and the two buttons. */
export function BookingPage({
  words,
  bill,
  month,
  state,
  print,
  isDisabled,
  dispatch,
}: BookingPageProps) {
  const nightsId = useId();
  const stay = chosenStay(state);
  const nights = stay.to - stay.from;
  const { rooms, cleaning, tax, total } = billOf(stay);
  const nightsText = (count: number) =>
    fillTemplate(count === 1 ? words.oneNight : words.nights, { count: String(count) });
  const lines = [
    [
      fillTemplate(words.rate, { nights: nightsText(nights), price: print.money(rooms / nights) }),
      rooms,
    ],
    [bill.cleaning, cleaning],
    [bill.tax, tax],
    [bill.total, total],
  ] as const;
  return (
    <fieldset disabled={isDisabled} className={styles.page}>
      <legend className="visually-hidden">{words.guestSide}</legend>
      <p className={styles.title} aria-hidden="true">
        <span className={styles.name}>{words.guestSide}</span> {`${mainVilla.name}, ${month.name}`}
      </p>
      <Days words={words} month={month} state={state} print={print} dispatch={dispatch} />
      <p className={styles.nights}>
        <label htmlFor={nightsId}>
          {`${words.length} `}
          <b aria-hidden="true">{nightsText(nights)}</b>
        </label>
        <Slider
          id={nightsId}
          min={1}
          max={mostNights}
          value={nights}
          aria-valuetext={nightsText(nights)}
          onValue={(count) => dispatch({ type: 'stay', nights: count })}
        />
      </p>
      <div className={styles.bill}>
        <Bill lines={lines} money={print.money} />
      </div>
      <p className={`${styles.buttons} needs-script`}>
        <Button onClick={() => dispatch({ type: 'reserve' })}>{words.reserve}</Button>
        <Button
          variant="outline"
          aria-disabled={state.bookings.length === 0}
          onClick={() => dispatch({ type: 'undo' })}
        >
          {words.undo}
        </Button>
      </p>
    </fieldset>
  );
}

/** How far a key moves the day of arrival: by days to the sides, by weeks up and down. */
function dayStep(key: string): number {
  if (key === 'ArrowUp') return -7;
  if (key === 'ArrowDown') return 7;
  return arrowStep(key);
}

type DaysProps = Pick<BookingPageProps, 'words' | 'month' | 'state' | 'print' | 'dispatch'>;

/**
 * The month's days as buttons. One is in the tab order, and arrow keys choose another. The nights of the chosen stay are
 * pressed, and the day of arrival says when it ends.
 */
function Days({ words, month, state, print, dispatch }: DaysProps) {
  const stayId = useId();
  const stays = staysOf(state);
  const stay = chosenStay(state);
  const { from, to } = stay;
  const newest = state.bookings.slice(-1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = dayStep(event.key);
    if (step === 0 || hasModifier(event)) return;
    event.preventDefault();
    const day = from + step;
    if (day < today || day > daysInMonth) return;
    dispatch({ type: 'arrive', day });
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">
        {fillTemplate(words.arrival, { month: month.title })}
      </legend>
      {month.weekdays.map((weekday) => (
        <span key={weekday} aria-hidden="true">
          {weekday}
        </span>
      ))}
      {Array.from({ length: daysInMonth }, (_, index) => index + 1).map((day) => {
        const isChosen = from <= day && day < to;
        const name = month.dayNames[day - 1] ?? '';
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            aria-label={isSold(day, stays) ? fillTemplate(words.soldDay, { day: name }) : name}
            aria-pressed={isChosen}
            aria-describedby={day === from ? stayId : undefined}
            tabIndex={day === from ? 0 : -1}
            disabled={day < today}
            className={[
              isSold(day, stays) && styles.sold,
              isSold(day, newest) && styles.newest,
              isChosen && styles.chosen,
            ]
              .filter(Boolean)
              .join(' ')}
            onClick={() => dispatch({ type: 'arrive', day })}
            onKeyDown={onKeyDown}
          >
            {day}
          </button>
        );
      })}
      <span id={stayId} hidden>
        {fillTemplate(words.chosenStay, { dates: print.dates(stay) })}
      </span>
    </fieldset>
  );
}
