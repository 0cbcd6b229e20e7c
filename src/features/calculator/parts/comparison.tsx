import { memo } from 'react';
import { formatPercent } from '../../../shared/format-number.ts';
import { fillTemplate } from '../../../shared/template.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { Savings } from '../savings.ts';
import { captionOf, inPeriod, type Result } from '../text.ts';
import { Table } from './table.tsx';

function rowOf({ otaCost, productCost, monthlySavings }: Savings, result: Result) {
  return {
    amounts: [otaCost, productCost, monthlySavings].map((amount) => inPeriod(amount, result)),
    tone: monthlySavings < 0 ? ('loss' as const) : ('gain' as const),
  };
}

/** All OTAs compared with the chosen plan. */
export const Platforms = memo(function Platforms(result: Result) {
  const { copy, evaluation, money } = result;
  const text = copy.comparison;
  const productCost = fillTemplate(text.productCost, { plan: evaluation.plan.name });
  return (
    <Table
      caption={captionOf(text.heading, result)}
      columns={[text.platform, text.otaCost, productCost, text.savings]}
      rows={evaluation.platforms.map(({ ota, commissionPercent, savings }) => ({
        id: ota.id,
        heading: `${ota.name}, ${formatPercent(commissionPercent, money.locale)}`,
        isCurrent: ota === evaluation.ota,
        ...rowOf(savings, result),
      }))}
    />
  );
});

/**
 * All plans compared with the chosen OTA.
 * @param pricing address of the prices, if the page has them.
 */
export const Plans = memo(function Plans({
  pricing,
  ...result
}: Result & { pricing: string | undefined }) {
  const { copy, evaluation, money } = result;
  const text = copy.comparison;
  return (
    <>
      <Table
        caption={captionOf(text.plans, result)}
        columns={[copy.plan.label, evaluation.ota.name, text.anyProductCost, text.savings]}
        rows={evaluation.plans.map(({ plan, savings }) => ({
          id: plan.id,
          heading: `${plan.name}, ${formatMoney(plan.fee, money)}`,
          isCurrent: plan === evaluation.plan,
          ...rowOf(savings, result),
        }))}
      />
      {pricing && <a href={pricing}>{text.whatIsIn}</a>}
    </>
  );
});
