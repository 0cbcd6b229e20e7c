import { fillTemplate } from '../../../content/fields/template.ts';
import { formatWholeMoney } from '../../../shared/money.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { findPayOffValue } from '../rules/break-even.ts';
import { calculateSavings, roundToWhole, usualDirectPercent } from '../rules/savings.ts';
import type { Result } from '../state/evaluation.ts';
import { amountFormat } from './amount-format.ts';

/** The answer, split so that the figure can be emphasized. */
export interface Answer {
  before: string;
  /** Empty if both cost the same. */
  amount: string;
  after: string;
  isLoss: boolean;
}

function answerTemplate(
  { all, some, none }: CalculatorCopy['month'],
  directPercent: number,
  isLoss: boolean,
): string {
  if (directPercent === 0) return none;
  const { saves, loses } = directPercent === 100 ? all : some;
  return isLoss ? loses : saves;
}

/** The savings in one sentence. An amount that rounds to $0 is neither a gain nor a loss. */
export function answerOf({ copy, evaluation, isYearly }: Result): Answer {
  const { ota, plan, savings, inputs, money } = evaluation;
  const perMonth = roundToWhole(savings.monthlySavings);
  const perYear = roundToWhole(savings.yearlySavings);
  const [saved, other] = isYearly ? [perYear, perMonth] : [perMonth, perYear];
  const names = { ota: ota.name, plan: plan.name };
  if (saved === 0) {
    return {
      before: fillTemplate(copy.even, names),
      amount: '',
      after: '',
      isLoss: false,
    };
  }
  const isLoss = saved < 0;
  const share = amountFormat('directPercent', money).format(inputs.directPercent);
  const values = { ...names, share, other: formatWholeMoney(Math.abs(other), money) };
  const template = answerTemplate(isYearly ? copy.year : copy.month, inputs.directPercent, isLoss);
  const [before = '', after = ''] = fillTemplate(template, values).split('{amount}');
  return {
    before,
    amount: formatWholeMoney(Math.abs(saved), money),
    after,
    isLoss,
  };
}

/** The answer if the usual share of bookings were direct; `null` if the visitor chose a share. */
export function usualAnswer(result: Result): string | null {
  const { evaluation } = result;
  if (evaluation.inputs.directPercent !== 100) return null;
  const inputs = { ...evaluation.inputs, directPercent: usualDirectPercent };
  const savings = calculateSavings(inputs);
  const { before, amount, after } = answerOf({
    ...result,
    evaluation: { ...evaluation, inputs, savings },
  });
  return amount && `${before}${amount}${after}`;
}

/** Says from which revenue the plan pays off and, if it does not yet, which sliders would get there. */
export function payOffText({ copy: { payOff }, evaluation }: Result): string {
  const { inputs, savings, breakEvenCents, revenueCents, ota, plan, money } = evaluation;
  const names = { ota: ota.name, plan: plan.name };
  if (inputs.directPercent === 0) return fillTemplate(payOff.noneDirect, names);
  if (breakEvenCents === null) return fillTemplate(payOff.never, names);
  const values = {
    revenue: formatWholeMoney(breakEvenCents / 100, money),
    current: formatWholeMoney(revenueCents / 100, money),
  };
  if (savings.monthlySavings >= 0) return fillTemplate(payOff.reached, values);
  const percent = findPayOffValue(inputs, 'occupancyPercent');
  const count = findPayOffValue(inputs, 'propertyCount');
  const occupancy = percent === null ? '' : amountFormat('occupancyPercent', money).format(percent);
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

/** The whole answer as plain text, for the live region and the summary. */
export function answerText(result: Result): string {
  const { before, amount, after } = answerOf(result);
  return `${before}${amount}${after} ${payOffText(result)}`;
}
