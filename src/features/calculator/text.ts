import { formatNumber, formatPercent } from '../../shared/format-number.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { CalculatorCopy } from '../../content/schemas/calculator.ts';
import { formatMoney, formatWholeMoney } from '../../shared/money.ts';
import type { Evaluation } from './evaluate.ts';
import type { AmountRules } from './options.ts';
import { daysPerMonth, perYear, usualDirectPercent, type Savings } from './savings.ts';

/** What the words are made of. */
export interface Result {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  locale: string;
}

const findPeriod = ({ copy, evaluation }: Result) =>
  evaluation.isYearly ? copy.period.year : copy.period.month;

/** A number that a visitor sets, with its unit: `$150`, `70%`, `3`. */
export function formatAmount(unit: AmountRules['unit'], value: number, locale: string): string {
  if (unit === 'money') return formatMoney(value, locale);
  return unit === 'percent' ? formatPercent(value, locale) : formatNumber(value, locale);
}

/** A monthly amount in the period shown, in whole dollars. */
function inPeriod(amount: number, { evaluation, locale }: Result): string {
  return formatWholeMoney(evaluation.isYearly ? perYear(amount) : amount, locale);
}

/**
 * The answer, split so that the figure, which is empty if both cost the same, can be emphasized.
 * @param cards says that card fees are not in it.
 */
function writeAnswerFor(
  result: Result,
  { monthlySavings }: Savings,
  directPercent: number,
  cards: string,
) {
  const { copy, evaluation, locale } = result;
  const amount = inPeriod(Math.abs(monthlySavings), result);
  // An amount that rounds to $0 is neither a gain nor a loss.
  const isEven = amount === inPeriod(0, result);
  const isLoss = !isEven && monthlySavings < 0;
  const { all, some, none, even } = copy.answer;
  const { saves, loses } = directPercent === 100 ? all : some;
  const sentence = directPercent === 0 ? none : isLoss ? loses : saves;
  const [before = '', after = ''] = fillTemplate(isEven ? even : sentence, {
    ota: evaluation.ota.name,
    plan: evaluation.plan.name,
    share: formatPercent(directPercent, locale),
    period: findPeriod(result),
    cards,
  }).split('{amount}');
  return { before, amount: isEven ? '' : amount, after, isLoss };
}

/** The savings in one sentence. */
export function writeAnswer(result: Result) {
  const { savings, inputs } = result.evaluation;
  const cards = inputs.cardProcessing ? '' : result.copy.answer.beforeCards;
  return writeAnswerFor(result, savings, inputs.directPercent, cards);
}

/**
 * From which share of direct bookings the plan pays off, and the answer for a usual share, below the answer; empty if
 * the visitor chose a share.
 */
export function writeUsualAnswer(result: Result): string {
  const { copy, evaluation, locale } = result;
  const { usualSavings, breakEvenDirectPercent } = evaluation;
  if (!usualSavings) return '';
  const { before, amount, after } = writeAnswerFor(result, usualSavings, usualDirectPercent, '');
  const usual = `${before}${amount}${after}`;
  if (breakEvenDirectPercent === null) return usual;
  const share = formatPercent(breakEvenDirectPercent, locale);
  return `${fillTemplate(copy.answer.payOff, { share })} ${usual}`;
}

/** Says from which revenue the plan pays off, or why there is none. */
export function writePayOff({ copy: { payOff }, evaluation, locale }: Result): string {
  const { inputs, breakEven, ota, plan } = evaluation;
  const names = { ota: ota.name, plan: plan.name };
  if (inputs.directPercent === 0) return fillTemplate(payOff.noneDirect, names);
  if (breakEven === null) return fillTemplate(payOff.never, names);
  return fillTemplate(payOff.from, { amount: formatWholeMoney(breakEven, locale) });
}

/** The answer as plain text, for the live region. */
export function writeAnswerText(result: Result): string {
  const { before, amount, after } = writeAnswer(result);
  return `${before}${amount}${after} ${writePayOff(result)}`;
}

/** What the product's cost is made of: `Pro + 1% fee + Airbnb commission`. */
function listCostParts({ copy: { costParts }, evaluation }: Result): string {
  const { inputs, ota, plan } = evaluation;
  const isDirect = inputs.directPercent > 0;
  return [
    fillTemplate(costParts.plan, { plan: plan.name }),
    isDirect && costParts.fee,
    inputs.directPercent < 100 && fillTemplate(costParts.commission, { ota: ota.name }),
    isDirect && inputs.cardProcessing && costParts.cards,
  ]
    .filter((part) => typeof part === 'string')
    .join(' + ');
}

/** Both costs in the period shown, then the savings in that period and in the other one; each with the name of its `<output>`. */
export function listFigures(result: Result) {
  const { copy, evaluation, locale } = result;
  const { savings, ota, isYearly } = evaluation;
  const period = findPeriod(result);
  const totals = (['monthlySavings', 'yearlySavings'] as const).map((name) => ({
    name,
    label: copy[name],
    text: formatWholeMoney(savings[name], locale),
  }));
  return [
    {
      name: 'otaCost',
      label: fillTemplate(copy.otaCost, { ota: ota.name, period }),
      text: inPeriod(savings.otaCost, result),
    },
    {
      name: 'productCost',
      label: fillTemplate(copy.productCost, { parts: listCostParts(result), period }),
      text: inPeriod(savings.productCost, result),
    },
    ...(isYearly ? totals.toReversed() : totals),
  ];
}

/** The note below the results. */
export function writeNote({ copy }: Result): string {
  return `${copy.footnote} ${fillTemplate(copy.disclaimer, { days: String(daysPerMonth) })}`;
}

/** The inputs in one line of text. */
export function writeInputs({ copy, evaluation: { ota, plan, inputs }, locale }: Result): string {
  const percent = (value: number) => formatPercent(value, locale);
  return fillTemplate(copy.inputs, {
    rate: formatMoney(inputs.nightlyRate, locale),
    occupancy: percent(inputs.occupancyPercent),
    count: String(inputs.propertyCount),
    ota: ota.name,
    commission: percent(inputs.commissionPercent),
    plan: plan.name,
    fee: formatMoney(inputs.planFee, locale),
    direct: percent(inputs.directPercent),
    cards: inputs.cardProcessing ? copy.cards.on : copy.cards.off,
  });
}

/** The numbers of the chart in words: both costs at each revenue, in order. */
export function writeChart(
  { copy, evaluation: { ota, plan }, locale }: Result,
  points: readonly Savings[],
): string {
  const format = (amount: number) => formatWholeMoney(amount, locale);
  return points
    .toSorted((a, b) => a.revenue - b.revenue)
    .map(({ revenue, otaCost, productCost }) =>
      fillTemplate(copy.chart.point, {
        revenue: format(revenue),
        ota: ota.name,
        otaCost: format(otaCost),
        plan: plan.name,
        productCost: format(productCost),
      }),
    )
    .join('; ');
}
