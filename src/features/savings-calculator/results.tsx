import type { CalculatorCopy } from '../../domain/calculator-copy.ts';
import { formatUsd } from '../../domain/money.ts';
import { perYear, roundToDollars, type MicroUsd } from '../../domain/savings.ts';
import { fillTemplate } from '../../domain/template.ts';
import type { Evaluation } from './calculator-state.ts';
import styles from './results.module.css';

interface ResultProps {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  isYearly: boolean;
}

interface AnswerParts {
  before: string;
  /** The figure, set apart so that it can stand out; empty where both cost the same. */
  amount: string;
  after: string;
  isLoss: boolean;
}

/** Says the savings in words. What prints as $0 is no gain and no loss. */
function answerOf({ copy, evaluation, isYearly }: ResultProps): AnswerParts {
  const { ota, plan, savings } = evaluation;
  const savedUsd = roundToDollars(isYearly ? savings.yearlySavings : savings.monthlySavings);
  const names = { ota: ota.name, plan: plan.name };
  if (savedUsd === 0) {
    return { before: fillTemplate(copy.even, names), amount: '', after: '', isLoss: false };
  }
  const { saves, loses } = isYearly ? copy.year : copy.month;
  const isLoss = savedUsd < 0;
  const sentence = fillTemplate(isLoss ? loses : saves, names);
  const [before = '', after = ''] = sentence.split('{amount}');
  return { before, amount: formatUsd(Math.abs(savedUsd)), after, isLoss };
}

/** The answer in one piece, to be announced. */
export function answerText(props: ResultProps): string {
  const { before, amount, after } = answerOf(props);
  return before + amount + after;
}

/** The answer, large. */
export function Answer(props: ResultProps) {
  const { before, amount, after, isLoss } = answerOf(props);
  return (
    <p className={isLoss ? `${styles.answer} ${styles.loss}` : styles.answer}>
      {before}
      <strong>{amount}</strong>
      {after}
    </p>
  );
}

interface Row {
  /** Of the output, as tests and scripts know it. */
  name: string;
  label: string;
  amount: MicroUsd;
}

function Figure({ name, label, amount, look = '' }: Row & { look?: string | undefined }) {
  return (
    <div className={`${styles.row} ${look}`.trim()}>
      <dt>{label}</dt>
      <dd>
        <output name={name} aria-live="off">
          {formatUsd(roundToDollars(amount))}
        </output>
      </dd>
    </div>
  );
}

/**
 * The figures as in a ledger: one cost, the other, what is left in the period shown, and in the
 * other period. The outputs stay silent, since the answer is announced in words.
 */
export function Ledger({ copy, evaluation, isYearly }: ResultProps) {
  const { ota, plan, savings } = evaluation;
  const words = isYearly ? copy.year : copy.month;
  const inPeriod = (amount: MicroUsd) => (isYearly ? perYear(amount) : amount);
  const totals: Row[] = [
    { name: 'monthlySavings', label: copy.monthlySavings, amount: savings.monthlySavings },
    { name: 'yearlySavings', label: copy.yearlySavings, amount: savings.yearlySavings },
  ];
  if (isYearly) totals.reverse();
  const isLoss = savings.monthlySavings < 0;
  return (
    <dl className={styles.ledger}>
      <Figure
        name="otaCost"
        label={fillTemplate(words.otaCost, { ota: ota.name })}
        amount={inPeriod(savings.otaCost)}
        look={isLoss ? styles.kept : styles.costly}
      />
      <Figure
        name="productCost"
        label={fillTemplate(words.productCost, { plan: plan.name })}
        amount={inPeriod(savings.productCost)}
        look={isLoss ? styles.costly : styles.kept}
      />
      {totals.map((total, index) => (
        <Figure
          {...total}
          key={total.name}
          look={`${index === 0 ? styles.total : ''} ${total.amount < 0 ? styles.costly : styles.kept}`}
        />
      ))}
    </dl>
  );
}
