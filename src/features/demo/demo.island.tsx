import { useReducer, useRef, useState, type ReactNode } from 'react';
import type { DemoCopy } from '../../content/copy.ts';
import type { FormatSettings } from '../../shared/formats.ts';
import { restartOnError } from '../../ui/restart-on-error.tsx';
import { BookingPage } from './booking-page.tsx';
import { createDemoFormats, type DemoNames } from './demo-formats.ts';
import styles from './demo.module.css';
import { initialState, reduceDemo } from './month.ts';
import { OwnerSide } from './owner-side.tsx';

interface DemoProps extends FormatSettings {
  /** The company's mark. */
  mark?: ReactNode;
  copy: DemoCopy;
  names: DemoNames;
  /** Whether it begins after one booking, for visitors without JavaScript. */
  isBooked?: boolean;
}

/** An interactive demo: visitors reserve nights as a guest would, and see what changes for the owner. */
export const Demo = restartOnError(function BothSides(props: DemoProps) {
  const { mark, copy, names, locale, currency, isBooked } = props;
  const [state, dispatch] = useReducer(
    reduceDemo,
    isBooked ? reduceDemo(initialState, { type: 'reserve' }) : initialState,
  );
  const owner = useRef<HTMLFieldSetElement>(null);
  const reserve = useRef<HTMLButtonElement>(null);
  const onReserve = () => {
    dispatch({ type: 'reserve' });
    owner.current?.scrollIntoView({ block: 'nearest' });
  };
  const onUndo = () => {
    dispatch({ type: 'undo' });
    // The button that was pressed may disappear.
    reserve.current?.focus();
  };

  const [formats] = useState(() => createDemoFormats(names, { locale, currency }));
  const side = { copy, names, state, formats, dispatch };
  return (
    <div className={styles.demo}>
      <BookingPage {...side} reserve={reserve} onReserve={onReserve} />
      <OwnerSide {...side} mark={mark} section={owner} onUndo={onUndo} />
    </div>
  );
});
