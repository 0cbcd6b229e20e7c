import { formatNumber, formatPercent } from '../../shared/format-number.ts';
import { fillTemplate } from '../../shared/template.ts';
import type { CalculatorCopy } from '../../content/schemas/calculator.ts';
import { listInText } from '../../shared/list-format.ts';
import { formatMoney, formatWholeMoney, type MoneyFormat } from '../../shared/money.ts';
import type { Evaluation } from './evaluate.ts';
import type { AmountRules } from './options.ts';
import { daysPerMonth, perYear, usualDirectPercent, type Savings } from './savings.ts';

/** What the words are made of. */
export interface Result {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  money: MoneyFormat;
}

const wordsOf = ({ copy, evaluation }: Result) => (evaluation.isYearly ? copy.year : copy.month);

/** A number that a visitor sets, with its unit: `$150`, `70%`, `3`. */
export function formatAmount(unit: AmountRules['unit'], value: number, money: MoneyFormat): string {
  if (unit === 'money') return formatMoney(value, money);
  return unit === 'percent'
    ? formatPercent(value, money.locale)
    : formatNumber(value, money.locale);
}

/** A monthly amount in the period shown, in whole dollars. */
export function inPeriod(amount: number, { evaluation, money }: Result): string {
  return formatWholeMoney(evaluation.isYearly ? perYear(amount) : amount, money);
}

/** The answer, split so that the figure, which is empty if both cost the same, can be emphasized. */
function answerFor(result: Result, savings: Savings, directPercent: number) {
  const { copy, evaluation, money } = result;
  const { monthlySavings: perMonth, yearlySavings } = savings;
  const names = { ota: evaluation.ota.name, plan: evaluation.plan.name };
  const [saved, other] = evaluation.isYearly
    ? [yearlySavings, perMonth]
    : [perMonth, yearlySavings];
  const print = (amount: number) => formatWholeMoney(Math.abs(amount), money);
  // An amount that rounds to $0 is neither a gain nor a loss.
  if (print(saved) === print(0))
    return { before: fillTemplate(copy.even, names), amount: '', after: '', isLoss: false };
  const isLoss = saved < 0;
  const { all, some, none } = wordsOf(result);
  const { saves, loses } = directPercent === 100 ? all : some;
  const share = formatPercent(directPercent, money.locale);
  const template = directPercent === 0 ? none : isLoss ? loses : saves;
  const sentence = fillTemplate(template, { ...names, share, other: print(other) });
  const [before = '', after = ''] = sentence.split('{amount}');
  return { before, amount: print(saved), after, isLoss };
}

/** The savings in one sentence. */
export function answerOf(result: Result) {
  const { savings, inputs } = result.evaluation;
  return answerFor(result, savings, inputs.directPercent);
}

/** The same for the usual share of direct bookings; empty if the visitor chose a share. */
export function usualAnswer(result: Result): string {
  const { usualSavings } = result.evaluation;
  if (!usualSavings) return '';
  const { before, amount, after } = answerFor(result, usualSavings, usualDirectPercent);
  return `${before}${amount}${after}`;
}

/** Says from which revenue the plan pays off, and which one the visitor has. */
export function payOffText({ copy: { payOff }, evaluation, money }: Result): string {
  const { inputs, savings, breakEven, ota, plan } = evaluation;
  const names = { ota: ota.name, plan: plan.name };
  if (inputs.directPercent === 0) return fillTemplate(payOff.noneDirect, names);
  if (breakEven === null) return fillTemplate(payOff.never, names);
  return fillTemplate(payOff.from, {
    revenue: formatWholeMoney(breakEven, money),
    current: formatWholeMoney(savings.revenue, money),
  });
}

/** The answer as plain text, for the live region. */
export function answerText(result: Result): string {
  const { before, amount, after } = answerOf(result);
  return `${before}${amount}${after} ${payOffText(result)}`;
}

/** What the product's cost is made of: `Pro plan, 1% fee and Airbnb commission`. */
function productCostParts({ copy: { costParts }, evaluation, money }: Result): string {
  const { inputs, ota, plan } = evaluation;
  const isDirect = inputs.directPercent > 0;
  return listInText(
    [
      fillTemplate(costParts.plan, { plan: plan.name }),
      isDirect && costParts.fee,
      inputs.directPercent < 100 && fillTemplate(costParts.commission, { ota: ota.name }),
      isDirect && inputs.cardProcessing && costParts.cards,
    ].filter((part) => typeof part === 'string'),
    money.locale,
  );
}

/** Both costs in the period shown, then the savings in that period and in the other one; each with the name of its `<output>`. */
export function figuresOf(result: Result) {
  const { copy, evaluation, money } = result;
  const { savings, ota, isYearly } = evaluation;
  const { otaCost, productCost } = wordsOf(result);
  const isLoss = savings.monthlySavings < 0;
  const totals = (['monthlySavings', 'yearlySavings'] as const).map((name) => ({
    name,
    label: copy[name],
    text: formatWholeMoney(savings[name], money),
    isCostly: isLoss,
  }));
  return [
    {
      name: 'otaCost',
      label: fillTemplate(otaCost, { ota: ota.name }),
      text: inPeriod(savings.otaCost, result),
      isCostly: !isLoss,
    },
    {
      name: 'productCost',
      label: fillTemplate(productCost, { parts: productCostParts(result) }),
      text: inPeriod(savings.productCost, result),
      isCostly: isLoss,
    },
    ...(isYearly ? totals.toReversed() : totals),
  ];
}

/** The note below the results. */
export function noteOf({ copy, evaluation: { plan, isYearly }, money }: Result): string {
  const amount = formatMoney(plan.yearlySaving, money);
  return [
    copy.footnote,
    isYearly && fillTemplate(copy.yearlyBilling, { plan: plan.name, amount }),
    fillTemplate(copy.disclaimer, { days: String(daysPerMonth) }),
    copy.rounding,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The inputs in one line of text. */
export function inputsText({ copy, evaluation: { ota, plan, inputs }, money }: Result): string {
  const percent = (value: number) => formatPercent(value, money.locale);
  return fillTemplate(copy.inputs, {
    rate: formatMoney(inputs.nightlyRate, money),
    occupancy: percent(inputs.occupancyPercent),
    count: String(inputs.propertyCount),
    ota: ota.name,
    commission: percent(inputs.commissionPercent),
    plan: plan.name,
    fee: formatMoney(plan.fee, money),
    direct: percent(inputs.directPercent),
    cards: inputs.cardProcessing ? copy.cards.on : copy.cards.off,
  });
}

/** Names a table, which has no heading without its tab, and its period. */
export function captionOf(heading: string, result: Result): string {
  const rounded = fillTemplate(result.copy.rounded, { per: wordsOf(result).per });
  return fillTemplate(result.copy.comparison.caption, { heading, rounded });
}
