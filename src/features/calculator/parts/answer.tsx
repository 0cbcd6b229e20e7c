import { memo } from 'react';
import { paysOffFrom } from '../rules/break-even.ts';
import type { CalculatorCopy } from '../calculator-copy.ts';
import { formatUsd } from '../../../shared/money.ts';
import { roundToDollars } from '../rules/savings.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { amountFormat } from './amount-formats.ts';
import type { ResultProps } from './part-props.ts';
import styles from './answer.module.css';

interface AnswerParts {
  before: string;
  /** The figure, set apart so that it can stand out; empty where both cost the same. */
  amount: string;
  after: string;
  isLoss: boolean;
}

function answerWords(
  { all, some, none }: CalculatorCopy['month'],
  directPercent: number,
  isLoss: boolean,
): string {
  if (directPercent === 0) return none;
  const { saves, loses } = directPercent === 100 ? all : some;
  return isLoss ? loses : saves;
}

/** Says the savings in words. What prints as $0 is no gain and no loss. */
function answerOf({ copy, evaluation, isYearly }: ResultProps): AnswerParts {
  const { ota, plan, savings, inputs } = evaluation;
  const perMonth = roundToDollars(savings.monthlySavings);
  const perYear = roundToDollars(savings.yearlySavings);
  const [saved, other] = isYearly ? [perYear, perMonth] : [perMonth, perYear];
  const names = { ota: ota.name, plan: plan.name };
  if (saved === 0) {
    return { before: fillTemplate(copy.even, names), amount: '', after: '', isLoss: false };
  }
  const isLoss = saved < 0;
  const share = amountFormat('directPercent').format(inputs.directPercent);
  const values = { ...names, share, other: formatUsd(Math.abs(other)) };
  const words = answerWords(isYearly ? copy.year : copy.month, inputs.directPercent, isLoss);
  const [before = '', after = ''] = fillTemplate(words, values).split('{amount}');
  return { before, amount: formatUsd(Math.abs(saved)), after, isLoss };
}

/** Says from which revenue the plan pays off and, below it, which single slider would bring it there. */
function payOffText({ copy: { payOff }, evaluation }: ResultProps): string {
  const { inputs, savings, breakEvenCents, revenueCents, ota, plan } = evaluation;
  const names = { ota: ota.name, plan: plan.name };
  if (inputs.directPercent === 0) return fillTemplate(payOff.noneDirect, names);
  if (breakEvenCents === null) return fillTemplate(payOff.never, names);
  const values = {
    revenue: formatUsd(breakEvenCents / 100),
    current: formatUsd(revenueCents / 100),
  };
  if (savings.monthlySavings >= 0) return fillTemplate(payOff.reached, values);
  const percent = paysOffFrom(inputs, 'occupancyPercent');
  const count = paysOffFrom(inputs, 'propertyCount');
  const occupancy = percent === null ? '' : amountFormat('occupancyPercent').format(percent);
  if (count === null)
    return fillTemplate(occupancy ? payOff.byOccupancy : payOff.byNeither, {
      ...values,
      occupancy,
    });
  return fillTemplate(occupancy ? payOff.byBoth : payOff.byCount, {
    ...values,
    occupancy,
    count: String(count),
  });
}

/** The answer in one piece: announced, and the first line of the summary. */
export function answerText(props: ResultProps): string {
  const { before, amount, after } = answerOf(props);
  return `${before}${amount}${after} ${payOffText(props)}`;
}

/** The answer, large, and where it turns. */
export const Answer = memo(function Answer(props: ResultProps) {
  const { before, amount, after, isLoss } = answerOf(props);
  return (
    <div className={styles.said}>
      <p className={isLoss ? `${styles.answer} ${styles.loss}` : styles.answer}>
        <span>{before}</span>
        <strong>{amount}</strong>
        <span>{after}</span>
      </p>
      <p className={styles.turn}>{payOffText(props)}</p>
    </div>
  );
});
