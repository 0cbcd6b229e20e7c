import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalculatorCopy } from '../../content/schemas/calculator.ts';
import type { CalculatorOptions } from './rules/options.ts';
import { daysPerMonth } from './rules/savings.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { ToastCopy } from '../../ui/toasts/toast-card.tsx';
import { Answer } from './parts/answer.tsx';
import {
  commitAllDrafts,
  defaultState,
  initialState,
  type CalculatorState,
  type StateUpdate,
} from './state/calculator-state.ts';
import { evaluate } from './state/evaluation.ts';
import { CostChart } from './parts/chart.tsx';
import { Details } from './parts/details.tsx';
import { Inputs } from './parts/inputs.tsx';
import { Results } from './parts/results.tsx';
import { Share } from './parts/share.tsx';
import { answerText } from './text/answer-text.ts';
import { fieldMessage } from './text/field-message.ts';
import styles from './calculator.module.css';
import { yearlyBillingNote } from './text/figures.ts';
import { inputsText } from './text/inputs-text.ts';
import { shareAddress } from './address/calculator-address.ts';
import { useAddress } from './address/use-address.ts';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { usePrinting } from './use-printing.ts';

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
  // `null` until the script runs: the page's HTML shows the default state.
  const [current, setState] = useState<CalculatorState | null>(null);
  const defaults = useMemo(() => defaultState(options), [options]);
  const state = current ?? defaults;
  // The controls update first, the results right after.
  const deferred = useDeferredValue(current);
  const form = useRef<HTMLFormElement>(null);
  // Hydration keeps what the visitor entered before the script ran.
  useLayoutEffect(() => {
    if (!form.current) return;
    const focused = document.activeElement?.getAttribute('name') ?? '';
    setState(initialState(location.search, new FormData(form.current), options, focused));
  }, [options]);
  const onChange = (update: StateUpdate) => setState((last) => update(last ?? defaults));
  useAddress(current, options);
  const isPrinting = usePrinting(form, () => onChange((last) => commitAllDrafts(last, options)));
  // Print the latest results, not the deferred ones.
  const shown = isPrinting ? state : (deferred ?? defaults);

  const evaluation = useMemo(() => evaluate(shown, options), [shown, options]);
  const result = useMemo(
    () => ({ copy, evaluation, isYearly: shown.isYearly }),
    [copy, evaluation, shown],
  );
  const message =
    shown.latestMessage === null ? null : fieldMessage(shown.latestMessage, copy, options, shown);
  const announcement = useAnnouncement(
    [message?.text, answerText(result)].filter(Boolean).join(' '),
  );
  const days = String(daysPerMonth);

  return (
    <form ref={form} className={styles.calculator}>
      <div className={styles.main}>
        <div className={styles.answer}>
          <Answer {...result} />
          <p className={`${styles.note} ${styles.inputs}`}>
            <span className="without-script">{copy.withoutScript}</span>{' '}
            <span>{inputsText(copy, evaluation)}</span>
          </p>
        </div>
        <Inputs copy={copy} options={options} state={state} onChange={onChange} />
        <div className={styles.results}>
          <Results {...result} />
          <CostChart copy={copy} evaluation={evaluation} />
          <p className={styles.note}>
            {[
              copy.footnote,
              yearlyBillingNote(result),
              fillTemplate(copy.disclaimer, { days }),
              copy.rounding,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={trial.href} data-sign-up="" {...newTab}>
              {trial.label}
            </ButtonLink>
            <Share copy={copy} toastCopy={toasts} options={options} state={state} />
          </div>
        </div>
      </div>
      <Details
        copy={copy}
        options={options}
        state={state}
        shown={shown}
        pricing={pricing}
        onChange={onChange}
      />
      {current && <p className={styles.address}>{shareAddress(current, options)}</p>}
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
}
