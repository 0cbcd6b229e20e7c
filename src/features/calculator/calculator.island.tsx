import { useLayoutEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import type { CalculatorCopy } from '../../content/copy.ts';
import { createFormats } from '../../shared/formats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { newTab } from '../../ui/new-tab.ts';
import type { ToastCopy } from '../../ui/toasts/toast-card.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import { writeShareAddress } from './address.ts';
import styles from './calculator.module.css';
import { evaluate } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';
import { Assumptions } from './parts/assumptions.tsx';
import { CostChart } from './parts/chart.tsx';
import { Inputs } from './parts/inputs.tsx';
import { ResultBar } from './parts/result-bar.tsx';
import { Answer, Figures } from './parts/results.tsx';
import { Share } from './parts/share.tsx';
import { Shares } from './parts/shares.tsx';
import { Sum } from './parts/sum.tsx';
import { Switch } from '../../ui/switch.tsx';
import { createReducer, createState } from './state.ts';
import { writeAnswerText, writeInputs, writeNote } from './text.ts';
import { useWrittenAddress } from './use-address.ts';

interface SavingsCalculatorProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  /** The link to the product's sign-up page, and its text. */
  trial: { href: string; label: string };
  /** Address of the contact form, for numbers beyond the calculator's limits. */
  sales: string;
  /** The copy of the toast that confirms a copied link. */
  toasts: ToastCopy;
  /** The sources of every rate. */
  children?: ReactNode;
}

/** Calculates what an owner saves, or pays more, when bookings come in directly instead of through an OTA. */
export function SavingsCalculator(props: SavingsCalculatorProps) {
  const { copy, options, trial, sales, toasts, children } = props;
  const reducer = useMemo(() => createReducer(options), [options]);
  const formats = useMemo(() => createFormats(options), [options]);
  const [state, dispatch] = useReducer(reducer, options, createState);
  const form = useRef<HTMLFormElement>(null);
  // Keep what the visitor changed before the script ran.
  useLayoutEffect(() => {
    if (!form.current) return;
    dispatch({ type: 'start', search: location.search, form: new FormData(form.current) });
  }, []);
  useWrittenAddress({ state, options });
  const result = { copy, evaluation: evaluate(state, options), formats };
  const announcement = useAnnouncement(writeAnswerText(result));
  const controls = { copy, options, formats, state, dispatch };
  const inputs = useRef<HTMLDivElement>(null);
  const writeLink = () => writeShareAddress(state, options);

  return (
    <form ref={form} autoComplete="off">
      <Split data-surface="card" className={styles.calculator}>
        <div ref={inputs} className={styles.inputs}>
          <Inputs {...controls} sales={sales} />
          <p className={`${styles.inWords} without-script`}>{copy.withoutScript}</p>
          <p className={styles.inWords}>{writeInputs(result)}</p>
          <Sum {...result} />
        </div>
        <Stack gap="sm" className={styles.result}>
          <Answer {...result} />
          <Shares {...controls} result={result} />
          <Switch
            label={copy.yearlyView}
            name="isYearly"
            checked={state.isYearly}
            onChange={({ target }) =>
              dispatch({ type: 'choose', choice: { isYearly: target.checked } })
            }
          />
          <Figures {...result} />
          <CostChart {...result} />
          <div className={styles.end}>
            <p className={styles.note}>{writeNote(result)}</p>
            <ButtonLink href={trial.href} data-sign-up="" {...newTab}>
              {trial.label}
            </ButtonLink>
          </div>
        </Stack>
        <div className={styles.foot}>
          <Assumptions {...controls}>{children}</Assumptions>
          <Share copy={copy.share} toasts={toasts} address={writeLink} />
        </div>
      </Split>
      {state.isStarted && <p className={styles.address}>{writeLink()}</p>}
      <ResultBar result={result} inputs={inputs} />
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
}
