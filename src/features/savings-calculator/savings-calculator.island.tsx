import { useLayoutEffect, useRef, useState } from 'react';
import type { CalculatorCopy } from '../../domain/calculator-copy.ts';
import type { CalculatorOptions } from '../../domain/calculator-options.ts';
import { daysPerMonth, inputLimits } from '../../domain/savings.ts';
import { fillTemplate } from '../../domain/template.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab.ts';
import { amountFormats } from './amount-formats.ts';
import { evaluate, readEntries, startState } from './calculator-state.ts';
import { firstProblem, Inputs } from './inputs.tsx';
import { Answer, answerText, Ledger } from './results.tsx';
import styles from './savings-calculator.module.css';
import { useAnnouncement } from './use-announcement.ts';

interface SavingsCalculatorProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  /** The product's sign-up page, and the words on the way to it. */
  trial: { href: string; label: string };
}

/** What a host keeps, or pays more, when the bookings of an OTA come in directly. */
export function SavingsCalculator({ copy, options, trial }: SavingsCalculatorProps) {
  const [state, setState] = useState(startState);
  const form = useRef<HTMLFormElement>(null);
  // Hydration leaves the controls as the visitor set them before the script was there.
  useLayoutEffect(() => {
    if (form.current) setState(readEntries(new FormData(form.current)));
  }, []);

  const evaluation = evaluate(state, options);
  const result = { copy, evaluation, isYearly: state.isYearly };
  const announcement = useAnnouncement(firstProblem(copy, state) ?? answerText(result));

  return (
    <form ref={form} className={styles.calculator}>
      <Inputs copy={copy} options={options} state={state} onChange={setState} />
      <div className={styles.results}>
        <Answer {...result} />
        <p className={`${styles.note} without-script`}>
          {withoutScript(copy, evaluation.ota.name, evaluation.plan.name)}
        </p>
        <Ledger {...result} />
        <p className={styles.note}>{copy.footnote}</p>
        <ButtonLink href={trial.href} {...newTab}>
          {trial.label}
        </ButtonLink>
        <p className={styles.note}>
          {fillTemplate(copy.disclaimer, { days: String(daysPerMonth) })}
        </p>
        <p aria-live="polite" className="visually-hidden">
          {announcement}
        </p>
      </div>
    </form>
  );
}

/** Says which inputs the figures are for, where none can be changed. */
function withoutScript(copy: CalculatorCopy, ota: string, plan: string): string {
  const { nightlyRateUsd, occupancyPercent, propertyCount } = inputLimits;
  return fillTemplate(copy.withoutScript, {
    rate: amountFormats.nightlyRateUsd.format(nightlyRateUsd.default),
    occupancy: amountFormats.occupancyPercent.format(occupancyPercent.default),
    count: amountFormats.propertyCount.format(propertyCount.default),
    ota,
    plan,
  });
}
