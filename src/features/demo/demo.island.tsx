import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import type { DemoWords } from '../../content/schemas/home.ts';
import type { FormatSettings } from '../../shared/formats.ts';
import { BookingPage } from './booking-page.tsx';
import { Hatching } from './calendars.tsx';
import styles from './demo.module.css';
import { changeDemo, firstState } from './month.ts';
import { OwnerSide } from './owner-side.tsx';
import { createPrint, type DemoNames, type MonthWords } from './print.ts';

interface DemoProps extends FormatSettings {
  words: DemoWords;
  names: DemoNames;
  month: MonthWords;
}

const neverChanges = () => () => {};

/** What visitors without JavaScript see: the demo after one booking. */
const stateWithoutScript = changeDemo(firstState, { type: 'reserve' });

/** An interactive demo: visitors reserve nights as a guest would, and see what changes for the owner. */
export function Demo({ words, names, month, locale, currency }: DemoProps) {
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [state, dispatch] = useReducer(changeDemo, firstState);
  const { change } = state;

  const owner = useRef<HTMLElement>(null);
  const reserve = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was clicked has been replaced by the opposite one, which gets the focus.
  useEffect(() => {
    if (change.type === 'undone') (undo.current ?? reserve.current)?.focus();
    if (change.type !== 'booked') return;
    undo.current?.focus({ preventScroll: true });
    owner.current?.scrollIntoView({ block: 'nearest' });
  }, [change]);

  const print = useMemo(
    () => createPrint(month, { locale, currency }, { ...names, newGuest: words.newGuest }),
    [month, locale, currency, names, words],
  );
  return (
    <div className={styles.demo}>
      <Hatching />
      <BookingPage
        words={words}
        month={month}
        state={state}
        print={print}
        isLive={isLive}
        dispatch={dispatch}
        reserve={reserve}
      />
      <OwnerSide
        words={words}
        month={month}
        state={state}
        print={print}
        className={styles.withScript}
        dispatch={dispatch}
        section={owner}
        undo={undo}
      />
      {/* Browsers with scripts parse this as text, so it adds no elements. */}
      <noscript>
        <OwnerSide words={words} month={month} state={stateWithoutScript} print={print} />
      </noscript>
    </div>
  );
}
