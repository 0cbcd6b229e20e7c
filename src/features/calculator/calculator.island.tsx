import { useDeferredValue, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CalculatorCopy } from '../../content/schemas/calculator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { ToastCopy } from '../../ui/toasts/toast-card.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { shareAddress } from './address.ts';
import { findFormBefore, focusedName, restoreFocus } from './before-start.ts';
import styles from './calculator.module.css';
import { evaluate } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';
import { Assumptions } from './parts/assumptions.tsx';
import { CostChart } from './parts/chart.tsx';
import { Inputs } from './parts/inputs.tsx';
import { Answer, Results } from './parts/results.tsx';
import { Share } from './parts/share.tsx';
import { initialState, start, type CalculatorState } from './state.ts';
import { answerText, inputsText, noteOf } from './text.ts';
import { useAddress } from './use-address.ts';

interface SavingsCalculatorProps {
  /** Id of the section that it is in. */
  section: string;
  copy: CalculatorCopy;
  options: CalculatorOptions;
  /** The link to the product's sign-up page, and its text. */
  trial: { href: string; label: string };
  /** Address of the form in which visitors ask for more than the calculator counts. */
  sales: string;
  /** The words of the toast that confirms a copied link. */
  toasts: ToastCopy;
}

/** Calculates what an owner saves, or pays more, when bookings come in directly instead of through an OTA. */
export function SavingsCalculator(props: SavingsCalculatorProps) {
  const { section, copy, options, trial, sales, toasts } = props;
  const [state, change] = useReducer(
    (last: CalculatorState, changes: Partial<CalculatorState>) => ({ ...last, ...changes }),
    options,
    initialState,
  );
  const form = useRef<HTMLFormElement>(null);
  const [before] = useState(() => findFormBefore(section));
  // Keeps what the visitor moved or typed before the script ran.
  useLayoutEffect(() => {
    if (before)
      change(start(location.search, new FormData(before.form), options, focusedName(before)));
  }, [before, options]);
  useLayoutEffect(() => {
    if (before && state.isStarted) restoreFocus(before, form.current);
  }, [before, state.isStarted]);

  useAddress({ state, options, change });
  // The controls update first, the results right after.
  const shown = useDeferredValue(state);
  const result = useMemo(
    () => ({ copy, evaluation: evaluate(shown, options), money: options.money }),
    [copy, shown, options],
  );
  const announcement = useAnnouncement(answerText(result));
  const inputs = { copy, options, state, change };

  return (
    <form
      ref={form}
      className={styles.calculator}
      data-started={shown.isStarted || undefined}
      autoComplete="off"
    >
      <div className={styles.question}>
        <Answer {...result} />
        <Inputs {...inputs} sales={sales} />
      </div>
      <Results {...result} />
      <CostChart {...result} />
      <p className={`${styles.note} ${styles.inputs}`}>
        <span className="without-script">{copy.withoutScript}</span>{' '}
        <span>{inputsText(result)}</span>
      </p>
      <div className={styles.end}>
        <p className={styles.note}>{noteOf(result)}</p>
        <ButtonLink href={trial.href} data-sign-up="" {...newTab}>
          {trial.label}
        </ButtonLink>
        <Share copy={copy.share} toasts={toasts} address={() => shareAddress(state, options)} />
      </div>
      <Assumptions {...inputs} />
      {state.isStarted && <p className={styles.address}>{shareAddress(state, options)}</p>}
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
}
