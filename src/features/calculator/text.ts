import type { Formats } from '../../shared/formats.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { CalculatorCopy } from '../../content/copy.ts';
import type { Evaluation } from './evaluate.ts';
import type { AmountRules } from './options.ts';
import { countBookedNights, daysPerMonth, toYearly, type Savings } from './savings.ts';

/** What the texts are made from. */
export interface Result {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  formats: Formats;
}

const findPeriod = ({ copy, evaluation }: Result) =>
  evaluation.isYearly ? copy.period.year : copy.period.month;

/** Formats a number that a visitor sets, with its unit: `$150`, `70%`, `3`. */
export function formatAmount(unit: AmountRules['unit'], value: number, formats: Formats): string {
  if (unit === 'money') return formats.money(value);
  return unit === 'percent' ? formats.percent(value) : formats.number(value);
}

/** Formats a monthly amount for the selected period, in whole dollars. */
function formatForPeriod(amount: number, { evaluation, formats }: Result): string {
  return formats.wholeMoney(evaluation.isYearly ? toYearly(amount) : amount);
}

/** Writes a share of direct bookings: `35% direct`. */
export function writeShare(percent: number, { copy, formats }: Result): string {
  return fillTemplate(copy.directShare, { share: formats.percent(percent) });
}

/** Whether the plan saves or loses money, breaks even, or has no direct bookings to save on. */
function findOutcome(result: Result) {
  const { savings, inputs } = result.evaluation;
  // An amount that rounds to $0 is neither savings nor a loss.
  if (formatForPeriod(savings.monthlySavings, result) === formatForPeriod(0, result)) return 'even';
  if (inputs.directPercent === 0) return 'none';
  return savings.monthlySavings < 0 ? 'loses' : 'saves';
}

/** Writes the answer in parts: the sentence before and after the amount, and what is compared. */
export function writeAnswer(result: Result) {
  const { copy, evaluation, formats } = result;
  const { inputs, isYearly, ota, plan, savings } = evaluation;
  const outcome = findOutcome(result);
  const { all, some, none, even } = copy.answer;
  const byShare = inputs.directPercent === 100 ? all : some;
  const sentence = { none, even, ...byShare }[outcome];
  const amount = formatForPeriod(savings.monthlySavings, result);
  const period = findPeriod(result);
  const [before = '', after = ''] = fillTemplate(sentence, {
    share: formats.percent(inputs.directPercent),
    period,
    amount: '{amount}',
  }).split('{amount}');
  const comparison = fillTemplate(copy.comparison[outcome], {
    ota: ota.name,
    plan: plan.name,
    cards: inputs.cardProcessing ? '' : copy.comparison.beforeCards,
  });
  const isLoss = outcome === 'none' || outcome === 'loses';
  return {
    /** The name of the `<output>` with the amount. */
    name: isYearly ? 'yearlySavings' : 'monthlySavings',
    before,
    amount: amount.replace('−', ''),
    after,
    comparison,
    isLoss,
    inBar: fillTemplate(isLoss ? copy.bar.loses : copy.bar.saves, { period }),
  };
}

/** Says at which share and revenue the plan breaks even, split around the share, or why it never does. */
export function writePayOff(result: Result) {
  const { copy, evaluation, formats } = result;
  const { breakEven, breakEvenDirectPercent, ota, plan } = evaluation;
  const { from, beyond, never } = copy.payOff;
  const amount = breakEven === null ? '' : formats.wholeMoney(breakEven);
  if (breakEvenDirectPercent !== null) {
    const [before = '', after = ''] = fillTemplate(from, { amount, share: '{share}' }).split(
      '{share}',
    );
    return { before, share: writeShare(breakEvenDirectPercent, result), after };
  }
  const names = { ota: ota.name, plan: plan.name };
  const before = fillTemplate(breakEven === null ? never : beyond, { amount, ...names });
  return { before, share: '', after: '' };
}

/** Writes the answer as plain text, for the live region. */
export function writeAnswerText(result: Result): string {
  const { before, amount, after, comparison } = writeAnswer(result);
  const payOff = writePayOff(result);
  return `${before}${amount}${after} ${comparison}. ${payOff.before}${payOff.share}${payOff.after}`;
}

/** Lists both costs in the selected period and the savings in the other one, each with the name of its `<output>`. */
export function listFigures(result: Result) {
  const { copy, evaluation, formats } = result;
  const { savings, inputs, ota, plan, isYearly } = evaluation;
  const { productCost, productCostWithCards } = copy;
  const other = isYearly ? 'monthlySavings' : 'yearlySavings';
  const note = fillTemplate(isYearly ? copy.revenue.year : copy.revenue.month, {
    revenue: formatForPeriod(savings.revenue, result),
  });
  return [
    {
      name: 'otaCost',
      label: fillTemplate(copy.otaCost, { ota: ota.name }),
      text: formatForPeriod(savings.otaCost, result),
      note,
    },
    {
      name: 'productCost',
      label: fillTemplate(inputs.cardProcessing ? productCostWithCards : productCost, {
        plan: plan.name,
      }),
      text: formatForPeriod(savings.productCost, result),
      note,
    },
    { name: other, label: copy[other], text: formats.wholeMoney(savings[other]), note: '' },
  ];
}

/** Lists the value of a month's bookings, and of the direct ones, each with a label and an amount. */
export function listSum(result: Result) {
  const { copy, evaluation, formats } = result;
  const { inputs, savings, totalRevenue } = evaluation;
  return [
    {
      label: fillTemplate(copy.sum.nights, {
        nights: formats.number(countBookedNights(inputs)),
        rate: formats.money(inputs.nightlyRate),
      }),
      text: formats.wholeMoney(totalRevenue),
    },
    {
      label: fillTemplate(copy.sum.direct, { share: formats.percent(inputs.directPercent) }),
      text: formats.wholeMoney(savings.revenue),
    },
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

/** Writes the inputs in one line of text. */
export function writeInputs({ copy, evaluation: { ota, plan, inputs }, formats }: Result): string {
  return fillTemplate(copy.inputs, {
    rate: formats.money(inputs.nightlyRate),
    occupancy: formats.percent(inputs.occupancyPercent),
    count: String(inputs.propertyCount),
    ota: ota.name,
    commission: formats.percent(inputs.commissionPercent),
    plan: plan.name,
    fee: formats.money(inputs.planFee),
    direct: formats.percent(inputs.directPercent),
    cards: inputs.cardProcessing ? copy.cards.on : copy.cards.off,
  });
}

/** Describes the chart in words: both costs at each revenue, in order. */
export function writeChart(
  { copy, evaluation: { ota, plan }, formats }: Result,
  points: readonly Savings[],
): string {
  return points
    .toSorted((a, b) => a.revenue - b.revenue)
    .map(({ revenue, otaCost, productCost }) =>
      fillTemplate(copy.chart.point, {
        revenue: formats.wholeMoney(revenue),
        ota: ota.name,
        otaCost: formats.wholeMoney(otaCost),
        plan: plan.name,
        productCost: formats.wholeMoney(productCost),
      }),
    )
    .join('; ');
}
