import { fillTemplate } from '../../../content/fields/template.ts';
import { formatMoney } from '../../../shared/money.ts';
import { perYear, type Micros } from '../rules/savings.ts';
import type { Result } from '../state/evaluation.ts';

/** One of the four results. `name` is the name of its `<output>`. */
export interface Figure {
  name: string;
  label: string;
  amount: Micros;
}

/** Both costs in the period shown, then the savings in that period and in the other one. */
export function figuresOf(result: Result): Figure[] {
  const { copy, evaluation, isYearly } = result;
  const { ota, plan, savings } = evaluation;
  const labels = isYearly ? copy.year : copy.month;
  const inPeriod = (amount: Micros) => (isYearly ? perYear(amount) : amount);
  const totals = [
    { name: 'monthlySavings', label: copy.monthlySavings, amount: savings.monthlySavings },
    { name: 'yearlySavings', label: copy.yearlySavings, amount: savings.yearlySavings },
  ];
  return [
    {
      name: 'otaCost',
      label: fillTemplate(labels.otaCost, { ota: ota.name }),
      amount: inPeriod(savings.otaCost),
    },
    {
      name: 'productCost',
      label: fillTemplate(productCostNote(result) ? labels.allCosts : labels.productCost, {
        plan: plan.name,
      }),
      amount: inPeriod(savings.productCost),
    },
    ...(isYearly ? totals.toReversed() : totals),
  ];
}

/** Says what the product's cost includes besides the plan and its fee; empty if nothing. */
export function productCostNote({
  copy,
  evaluation: { inputs, ota },
}: Pick<Result, 'copy' | 'evaluation'>): string {
  const { includesOta, includesCards } = copy.assumptions;
  return [
    inputs.directPercent < 100 && fillTemplate(includesOta, { ota: ota.name }),
    inputs.cardProcessing && includesCards,
  ]
    .filter(Boolean)
    .join(' ');
}

/** In the yearly view: how much less the plan costs when billed yearly; empty in the monthly view. */
export function yearlyBillingNote({ copy, evaluation: { plan, money }, isYearly }: Result): string {
  if (!isYearly) return '';
  const amount = formatMoney(plan.yearlySaving, money);
  return fillTemplate(copy.yearlyBilling, { plan: plan.name, amount });
}
