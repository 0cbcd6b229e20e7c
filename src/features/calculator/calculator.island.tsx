import { useMemo, useRef, type ReactNode } from 'react';
import type { CalculatorCopy } from '../../content/copy.ts';
import { createFormats } from '../../shared/formats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cluster, Split, Stack } from '../../ui/layout.tsx';
import { newTab } from '../../ui/links.tsx';
import { restartOnError } from '../../ui/restart-on-error.tsx';
import { Switch } from '../../ui/field.tsx';
import type { ToastCopy } from '../../ui/toasts/toasts.tsx';
import { useAnnouncement } from '../../ui/use-announcement.ts';
import styles from './calculator.module.css';
import { evaluate } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';
import { CostChart } from './parts/chart.tsx';
import { CopyLink } from './parts/copy-link.tsx';
import { Inputs } from './parts/inputs.tsx';
import { Answer, Figures, ResultBar } from './parts/results.tsx';
import { writeAnswer, writeAnswerText, writeNote, writePayOff } from './text.ts';
import { useChoice } from './use-choice.ts';
import chevron from '../../ui/markers.module.css';
import text from '../../ui/text.module.css';

interface SavingsCalculatorProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  /** The link to the product's sign-up page, and its text. */
  trial: { href: string; label: string };
  /** Address of the contact form, for numbers beyond the calculator's limits. */
  sales: string;
  /** The copy of the toast that confirms a copied link. */
  toasts: ToastCopy;
  /** The fields for the commission of each booking site, with their sources. */
  children?: ReactNode;
}

/** Calculates what an owner saves, or pays more, when bookings come in directly instead of through an OTA. */
export const SavingsCalculator = restartOnError(function Form(props: SavingsCalculatorProps) {
  const { copy, options, trial, sales, toasts, children } = props;
  const formats = useMemo(() => createFormats(options), [options]);
  const form = useRef<HTMLFormElement>(null);
  const [choice, readForm] = useChoice(form, options);
  const result = { copy, evaluation: evaluate(choice, options), formats };
  const { isLoss } = writeAnswer(result);
  const announcement = useAnnouncement(writeAnswerText(result));

  return (
    <form ref={form} autoComplete="off" onInput={readForm}>
      <Split data-surface="card" className={styles.calculator}>
        <div className={styles.inputs}>
          <Inputs copy={copy} options={options} formats={formats} choice={choice} sales={sales} />
          <ResultBar {...result} />
        </div>
        <Stack data-loss={isLoss || undefined} className={styles.result}>
          <Answer {...result} />
          <p className={text.note}>{writePayOff(result)}</p>
          <Figures {...result}>
            <Switch label={copy.yearlyView} name="view" value="yearly" />
          </Figures>
          <CostChart {...result} />
          <p className={text.note}>{writeNote(result)}</p>
          <Cluster>
            <ButtonLink href={trial.href} data-sign-up="" {...newTab}>
              {trial.label}
            </ButtonLink>
            <CopyLink copy={copy.share} toasts={toasts} />
          </Cluster>
        </Stack>
        <details className={`${styles.rates} not-printed`}>
          <summary className={chevron.chevron}>{copy.rates.heading}</summary>
          {children}
        </details>
      </Split>
      <p aria-live="polite" className="visually-hidden">
        {announcement}
      </p>
    </form>
  );
});
