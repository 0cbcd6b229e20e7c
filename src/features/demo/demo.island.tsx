import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import type { FormatSettings } from '../../shared/formats.ts';
import { BookingPage } from './booking-page.tsx';
import { Hatching } from './calendars.tsx';
import styles from './demo.module.css';
import { reduceDemo, initialState } from './month.ts';
import { OwnerSide } from './owner-side.tsx';
import { createDemoFormats, type DemoNames, type MonthNames } from './demo-formats.ts';

interface DemoProps extends FormatSettings {
  copy: DemoCopy;
  names: DemoNames;
  month: MonthNames;
}

const neverChanges = () => () => {};

/** What visitors without JavaScript see: the demo after one booking. */
const stateWithoutScript = reduceDemo(initialState, { type: 'reserve' });

/** An interactive demo: visitors reserve nights as a guest would, and see what changes for the owner. */
export function Demo({ copy, names, month, locale, currency }: DemoProps) {
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [state, dispatch] = useReducer(reduceDemo, initialState);
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

  const formats = useMemo(
    () => createDemoFormats(month, { locale, currency }, { ...names, newGuest: copy.newGuest }),
    [month, locale, currency, names, copy],
  );
  return (
    <div className={styles.demo}>
      <Hatching />
      <BookingPage
        copy={copy}
        month={month}
        state={state}
        formats={formats}
        isLive={isLive}
        dispatch={dispatch}
        reserve={reserve}
      />
      <OwnerSide
        copy={copy}
        month={month}
        state={state}
        formats={formats}
        className={styles.withScript}
        dispatch={dispatch}
        section={owner}
        undo={undo}
      />
      {/* Browsers with scripts parse this as text, so it adds no elements. */}
      <noscript>
        <OwnerSide copy={copy} month={month} state={stateWithoutScript} formats={formats} />
      </noscript>
    </div>
  );
}
