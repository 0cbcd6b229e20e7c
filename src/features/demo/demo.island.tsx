import { useReducer, useSyncExternalStore } from 'react';
import type { DemoWords } from '../../content/schemas/home.ts';
import type { SceneWords } from '../../content/schemas/scenes.ts';
import { fillTemplate } from '../../shared/template.ts';
import { BookingPage } from './booking-page.tsx';
import styles from './demo.module.css';
import { billOf, changeDemo, firstState, staysOf } from './month.ts';
import { OwnerSide } from './owner-side.tsx';
import { createPrint, type MonthWords } from './print.ts';

interface DemoProps {
  words: DemoWords;
  bill: SceneWords['stay'];
  /** Who has made the first booking. */
  firstGuest: string;
  month: MonthWords;
  /** The language and region of the page: `en-US`. */
  locale: string;
}

const neverChanges = () => () => {};

/**
 * Visitors reserve nights as a guest would, and see what changes for the owner. Without a script it is the picture
 * after one booking.
 */
export function Demo({ words, bill, firstGuest, month, locale }: DemoProps) {
  const [state, dispatch] = useReducer(changeDemo, firstState);
  // The build renders the controls disabled, since they need the script.
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const print = createPrint(month, locale, { firstGuest, you: words.you });
  const { type, stay } = state.change;
  const message = fillTemplate(words[type], {
    guest: print.guest(stay),
    dates: print.dates(stay),
    total: print.money(billOf(stay).total),
  });
  return (
    <div className={styles.demo}>
      <BookingPage
        words={words}
        bill={bill}
        month={month}
        state={state}
        print={print}
        isDisabled={!isLive}
        dispatch={dispatch}
      />
      <OwnerSide
        words={words}
        month={month}
        stays={staysOf(state)}
        newest={state.bookings.at(-1)}
        print={print}
        message={message}
        change={type}
      />
    </div>
  );
}
