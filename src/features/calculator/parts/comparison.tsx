import { memo } from 'react';
import { formatPercent } from '../../../content/facts/wording.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
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

/** All OTAs compared with the chosen plan. The one with the best and the one with the worst savings say so. */
export const Platforms = memo(function Platforms(result: Result) {
  const { copy, evaluation, money } = result;
  const { platforms, plan } = evaluation;
  const text = copy.comparison;
  const saved = platforms.map(({ savings }) => savings.monthlySavings);
  const markOf = (amount: number) => {
    const isOnly = saved.filter((each) => each === amount).length === 1;
    if (isOnly && amount === Math.max(...saved)) return text.best;
    return isOnly && amount === Math.min(...saved) ? text.worst : undefined;
  };
  return (
    <Table
      caption={captionOf(text.heading, result)}
      columns={[
        text.platform,
        text.otaCost,
        fillTemplate(text.productCost, { plan: plan.name }),
        text.savings,
      ]}
      rows={platforms.map(({ ota, commissionPercent, savings }) => {
        const mark = markOf(savings.monthlySavings);
        return {
          id: ota.id,
          heading: (
            <>
              {`${ota.name}, ${formatPercent(commissionPercent, money.locale)} `}
              {mark && <small>{mark}</small>}
            </>
          ),
          isCurrent: ota === evaluation.ota,
          ...rowOf(savings, result),
        };
      })}
    />
  );
});

/**
 * All plans compared with the chosen OTA, and which one is cheaper.
 * @param pricing address of the prices, if the page has them.
 */
export const Plans = memo(function Plans({
  pricing,
  ...result
}: Result & { pricing: string | undefined }) {
  const { copy, evaluation, money } = result;
  const text = copy.comparison;
  const byCost = evaluation.plans.toSorted((a, b) => a.savings.productCost - b.savings.productCost);
  const [cheaper, other] = [byCost[0], byCost.at(-1)];
  if (!cheaper || !other) return null;
  const difference = other.savings.productCost - cheaper.savings.productCost;
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
      <p>
        {fillTemplate(text.cheaper, {
          cheaper: cheaper.plan.name,
          other: other.plan.name,
          amount: inPeriod(difference, result),
        })}{' '}
        {pricing && <a href={pricing}>{text.whatIsIn}</a>}
      </p>
    </>
  );
});
