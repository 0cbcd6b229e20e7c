import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import type { CalculatorCopy } from './calculator-copy.ts';
import type { CalculatorOptions } from './rules/options.ts';
import { daysPerMonth } from './rules/savings.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { prepareToasts } from '../../browser/toasts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import { Answer, answerText } from './parts/answer.tsx';
import { Assumptions } from './parts/assumptions.tsx';
import {
  arrivalState,
  evaluate,
  finishAllTyping,
  startState,
  type CalculatorState,
  type Change,
} from './calculator-state.ts';
import { CostChart } from './parts/chart.tsx';
import { Plans, Platforms } from './parts/comparison.tsx';
import { Inputs } from './parts/inputs.tsx';
import { Keep } from './parts/keep.tsx';
import { Ledger } from './parts/ledger.tsx';
import { remarkOn } from './remarks.ts';
import styles from './calculator.module.css';
import { inputsText, shareAddress } from './summary.ts';
import { useAddress } from './use-address.ts';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { usePrinting } from './use-printing.ts';

interface SavingsCalculatorProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  /** The link to the product's sign-up page, and its words. */
  trial: { link: ComponentProps<'a'>; label: string };
}

/** What a host keeps, or pays more, when the bookings of an OTA come in directly. */
export function SavingsCalculator({ copy, options, trial }: SavingsCalculatorProps) {
  // Not known until the script runs: the page is delivered with the start.
  const [arrived, setState] = useState<CalculatorState | null>(null);
  const start = useMemo(() => startState(options), [options]);
  const state = arrived ?? start;
  // A control answers first; what follows from it is drawn right after.
  const settled = useDeferredValue(arrived);
  const form = useRef<HTMLFormElement>(null);
  // Hydration leaves the controls as the visitor set them before the script was there.
  useLayoutEffect(() => {
    if (!form.current) return;
    const focused = document.activeElement?.getAttribute('name') ?? '';
    setState(arrivalState(location.search, new FormData(form.current), options, focused));
    // Whoever sets numbers may soon copy them, or lose the connection that would fetch a toast.
    form.current.addEventListener('focusin', prepareToasts, { once: true });
  }, [options]);
  useLayoutEffect(() => {
    if (settled) form.current?.closest('[aria-busy]')?.removeAttribute('aria-busy');
  }, [settled]);
  const onChange = (change: Change) => setState((current) => change(current ?? start));
  useAddress(arrived, options);
  const isPrinting = usePrinting(form, () =>
    onChange((current) => finishAllTyping(current, options)),
  );
  // Print the latest numbers, not those still shown.
  const shown = isPrinting ? state : (settled ?? start);

  const evaluation = useMemo(() => evaluate(shown, options), [shown, options]);
  const result = useMemo(
    () => ({ copy, evaluation, isYearly: shown.isYearly }),
    [copy, evaluation, shown],
  );
  const remark = shown.latest === null ? null : remarkOn(shown.latest, copy, options, shown);
  const announcement = useAnnouncement(
    [remark?.text, answerText(result)].filter(Boolean).join(' '),
  );
  const part = { copy, options, state: shown };

  return (
    <form ref={form} className={styles.calculator}>
      <div ref={tellReady} className={styles.now}>
        <div className={styles.answer}>
          <Answer {...result} />
        </div>
        <Inputs copy={copy} options={options} state={state} onChange={onChange} />
        <div className={styles.results}>
          <div className={styles.basis}>
            <p className="without-script">{copy.withoutScript}</p>
            <p>{inputsText(copy, evaluation)}</p>
          </div>
          <Ledger {...result} />
          <CostChart copy={copy} evaluation={evaluation} />
          <p className={styles.note}>{copy.footnote}</p>
          <ButtonLink {...trial.link} {...newTab}>
            {trial.label}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.comparisons}>
        <Platforms {...part} />
        <Plans {...part} />
      </div>
      <Assumptions copy={copy} options={options} state={state} onChange={onChange} />
      <Keep copy={copy} options={options} state={state} />
      <p className={styles.note}>{fillTemplate(copy.disclaimer, { days: String(daysPerMonth) })}</p>
      {arrived && <p className={styles.address}>{shareAddress(arrived, options)}</p>}
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
}
