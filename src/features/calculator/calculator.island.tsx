import { useDeferredValue, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import type { CalculatorCopy } from '../../content/schemas/calculator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { ToastCopy } from '../../ui/toasts/toast-card.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { shareAddress } from './address.ts';
import styles from './calculator.module.css';
import { evaluate } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';
import { CostChart } from './parts/chart.tsx';
import { Details } from './parts/details.tsx';
import { Inputs } from './parts/inputs.tsx';
import { Answer, Results } from './parts/results.tsx';
import { Share } from './parts/share.tsx';
import { initialState, start, type CalculatorState } from './state.ts';
import { answerText, inputsText, noteOf } from './text.ts';
import { useAddress } from './use-address.ts';

interface SavingsCalculatorProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  /** The link to the product's sign-up page, and its text. */
  trial: { href: string; label: string };
  /** Address of the prices, if the page has them. */
  pricing: string | undefined;
  /** The words of the toast that confirms a copied link. */
  toasts: ToastCopy;
}

/** Calculates what an owner saves, or pays more, when bookings come in directly instead of through an OTA. */
export function SavingsCalculator({
  copy,
  options,
  trial,
  pricing,
  toasts,
}: SavingsCalculatorProps) {
  const [state, change] = useReducer(
    (last: CalculatorState, changes: Partial<CalculatorState>) => ({ ...last, ...changes }),
    options,
    initialState,
  );
  const form = useRef<HTMLFormElement>(null);
  // Hydration keeps what the visitor moved or typed before the script ran.
  useLayoutEffect(() => {
    if (form.current) change(start(location.search, new FormData(form.current), options));
  }, [options]);

  useAddress(state, options);
  // The controls update first, the results right after.
  const shown = useDeferredValue(state);
  const result = useMemo(
    () => ({ copy, evaluation: evaluate(shown, options), money: options.money }),
    [copy, shown, options],
  );
  const announcement = useAnnouncement(answerText(result));

  return (
    <form ref={form} className={styles.calculator} autoComplete="off">
      <div className={styles.main}>
        <div className={styles.answer}>
          <Answer {...result} />
          <p className={`${styles.note} ${styles.inputs}`}>
            <span className="without-script">{copy.withoutScript}</span>{' '}
            <span>{inputsText(result)}</span>
          </p>
        </div>
        <Inputs copy={copy} options={options} state={state} change={change} />
        <div className={styles.results}>
          <Results {...result} />
          <CostChart {...result} />
          <p className={styles.note}>{noteOf(result)}</p>
          <div className={styles.actions}>
            <ButtonLink href={trial.href} data-sign-up="" {...newTab}>
              {trial.label}
            </ButtonLink>
            <Share copy={copy.share} toasts={toasts} address={() => shareAddress(state, options)} />
          </div>
        </div>
      </div>
      <Details {...result} options={options} state={state} change={change} pricing={pricing} />
      {state.isStarted && <p className={styles.address}>{shareAddress(state, options)}</p>}
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
}
