import type { CalculatorCopy } from '../../content/copy.ts';
import type { Formats } from '../../shared/formats.ts';
import { findBreakEvenNights } from '../../shared/break-even.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { Evaluation } from './evaluate.ts';
import type { NumberRules } from './options.ts';
import { daysPerMonth, toYearly } from './savings.ts';

/** What the texts are made from. */
export interface Result {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  formats: Formats;
}

/** Formats a monthly amount for the selected period, in whole dollars. */
const formatForPeriod = (amount: number, { evaluation, formats }: Result) =>
  formats.wholeMoney(evaluation.isYearly ? toYearly(amount) : amount);

/** Formats a number that a visitor sets, with its unit: `$150`, `70%`, `3`. */
export function formatNumber(unit: NumberRules['unit'], value: number, formats: Formats): string {
  if (unit === 'money') return formats.money(value);
  return unit === 'percent' ? formats.percent(value) : formats.number(value);
}

/** Whether the plan saves or loses money, breaks even, or has no direct bookings to save on. */
function findOutcome(amount: number, directPercent: number) {
  // An amount that rounds to $0 is neither savings nor a loss.
  if (Math.abs(amount) < 0.5) return 'even';
  if (directPercent === 0) return 'none';
  return amount < 0 ? 'loses' : 'saves';
}

/** Writes the answer in parts: the sentence before and after the amount, and what is compared. */
export function writeAnswer(result: Result) {
  const { copy, evaluation, formats } = result;
  const { inputs, isYearly, ota, plan, savings } = evaluation;
  const name = isYearly ? 'yearlySavings' : 'monthlySavings';
  const outcome = findOutcome(savings[name], inputs.directPercent);
  const { all, some, none, even } = copy.answer;
  const byShare = inputs.directPercent === 100 ? all : some;
  const period = isYearly ? copy.period.year : copy.period.month;
  const [before = '', after = ''] = fillTemplate({ none, even, ...byShare }[outcome], {
    share: formats.percent(inputs.directPercent),
    period,
    amount: '{amount}',
  }).split('{amount}');
  const isLoss = outcome === 'none' || outcome === 'loses';
  const isBelowCardFees = outcome === 'saves' && savings.monthlySavings < savings.cardFees;
  return {
    /** The name of the `<output>` with the amount. */
    name,
    before,
    amount: formats.wholeMoney(Math.abs(savings[name])),
    after,
    comparison: fillTemplate(copy.comparison[isBelowCardFees ? 'barelySaves' : outcome], {
      ota: ota.name,
      plan: plan.name,
      cardFees: formatForPeriod(savings.cardFees, result),
    }),
    isLoss,
    inBar: fillTemplate(isLoss ? copy.bar.loses : copy.bar.saves, { period }),
  };
}

/** Says at how many of the nights that are sold the plan breaks even, or that it doesn't. */
export function writePayOff({ copy, evaluation, formats }: Result): string {
  const { inputs, ota, plan, savings } = evaluation;
  const { from, beyond, never } = copy.payOff;
  const { breakEven, totalRevenue } = savings;
  if (breakEven === null) return fillTemplate(never, { ota: ota.name, plan: plan.name });
  const nights = formats.number(findBreakEvenNights(breakEven, inputs.nightlyRate));
  if (breakEven > totalRevenue) return fillTemplate(beyond, { nights });
  const sold = formats.number(Math.ceil(totalRevenue / inputs.nightlyRate));
  return fillTemplate(from, { nights, sold });
}

/** Writes the answer as plain text, for the live region. */
export function writeAnswerText(result: Result): string {
  const { before, amount, after, comparison } = writeAnswer(result);
  return `${before}${amount}${after} ${comparison}. ${writePayOff(result)}`;
}

/** Lists both costs in the selected period and the savings in the other one, each with the name of its `<output>`. */
export function listFigures(result: Result) {
  const { copy, evaluation, formats } = result;
  const { savings, ota, plan, isYearly } = evaluation;
  const other = isYearly ? 'monthlySavings' : 'yearlySavings';
  return [
    {
      name: 'otaCost',
      label: fillTemplate(copy.otaCost, { ota: ota.name }),
      text: formatForPeriod(savings.otaCost, result),
    },
    {
      name: 'productCost',
      label: fillTemplate(copy.productCost, { plan: plan.name }),
      text: formatForPeriod(savings.productCost, result),
    },
    { name: other, label: copy[other], text: formats.wholeMoney(savings[other]) },
  ];
}

/** Writes the note below the results. */
export function writeNote({ copy, evaluation: { inputs, ota } }: Result): string {
  const { footnote, disclaimer, leftOut } = copy;
  const note = `${footnote} ${fillTemplate(disclaimer, { days: String(daysPerMonth) })}`;
  return inputs.directPercent === 100
    ? note
    : `${note} ${fillTemplate(leftOut, { ota: ota.name })}`;
}

/** Writes the inputs in one line of text, for visitors without a script. */
export function writeInputs({ copy, evaluation: { ota, plan, inputs }, formats }: Result): string {
  return fillTemplate(copy.withoutScript, {
    rate: formats.money(inputs.nightlyRate),
    occupancy: formats.percent(inputs.occupancyPercent),
    count: formats.number(inputs.propertyCount),
    direct: formats.percent(inputs.directPercent),
    ota: ota.name,
    commission: formats.percent(inputs.commissionPercent),
    plan: plan.name,
    fee: formats.money(inputs.planFee),
  });
}
