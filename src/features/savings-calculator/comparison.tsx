import { memo } from 'react';
import { sectionHref } from '../../config/routes.ts';
import { formatUsd } from '../../domain/money.ts';
import { perYear, roundToDollars, type MicroUsd } from '../../domain/savings.ts';
import { fillTemplate } from '../../domain/template.ts';
import { evaluate, type Evaluation } from './calculator-state.ts';
import type { PartProps } from './part-props.ts';
import styles from './comparison.module.css';
import table from './table.module.css';

type ComparisonProps = Omit<PartProps, 'onChange'>;

/** A row of amounts in the period shown, with a word where it is the best or the worst of all. */
function Amounts({
  savings,
  mark,
  isYearly,
}: {
  savings: Evaluation['savings'];
  mark?: string | undefined;
  isYearly: boolean;
}) {
  const printed = (amount: MicroUsd) =>
    formatUsd(roundToDollars(isYearly ? perYear(amount) : amount));
  return (
    <>
      <td>{printed(savings.otaCost)}</td>
      <td>{printed(savings.productCost)}</td>
      <td className={savings.monthlySavings < 0 ? table.loss : table.gain}>
        {mark && <small>{mark}</small>} <span>{printed(savings.monthlySavings)}</span>
      </td>
    </>
  );
}

/** All platforms against the chosen plan; the best and the worst are named. */
export const Platforms = memo(function Platforms({ copy, options, state }: ComparisonProps) {
  const words = copy.comparison;
  const rows = options.otas.map((ota) => evaluate(state, options, { ota }));
  const saved = rows.map(({ savings }) => savings.monthlySavings);
  const [most, least] = [Math.max(...saved), Math.min(...saved)];
  const markOf = (amount: MicroUsd) => {
    if (most === least || (amount !== most && amount !== least)) return undefined;
    const mark = amount === most ? words.best : words.worst;
    const isTied = saved.filter((each) => each === amount).length > 1;
    return isTied ? fillTemplate(words.tied, { mark }) : mark;
  };
  const current = evaluate(state, options);
  return (
    <section className={styles.comparison}>
      <h3>{words.heading}</h3>
      <table className={table.table}>
        <caption>{(state.isYearly ? copy.year : copy.month).per}</caption>
        <thead>
          <tr>
            <th scope="col">{words.platform}</th>
            <th scope="col">{words.otaCost}</th>
            <th scope="col">{current.plan.name}</th>
            <th scope="col">{words.savings}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ota, savings }) => (
            <tr key={ota.id} aria-current={ota === current.ota || undefined}>
              <th scope="row">
                {ota.name} <small>{`${state.amounts[ota.id]}%`}</small>
              </th>
              <Amounts
                savings={savings}
                mark={markOf(savings.monthlySavings)}
                isYearly={state.isYearly}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** The plans side by side against the chosen platform, and which is cheaper. */
export const Plans = memo(function Plans({ copy, options, state }: ComparisonProps) {
  const words = copy.comparison;
  const rows = options.plans.map((plan) => evaluate(state, options, { plan }));
  const [cheaper, ...others] = rows.toSorted(
    (a, b) => a.savings.productCost - b.savings.productCost,
  );
  const other = others.at(-1);
  if (!cheaper || !other) return null;
  const current = evaluate(state, options);
  const less = other.savings.productCost - cheaper.savings.productCost;
  return (
    <section className={styles.comparison}>
      <h3>{fillTemplate(words.plans, { ota: current.ota.name })}</h3>
      <table className={table.table}>
        <caption>{(state.isYearly ? copy.year : copy.month).per}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.plan.label}</th>
            <th scope="col">{current.ota.name}</th>
            <th scope="col">{words.cost}</th>
            <th scope="col">{words.savings}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plan, savings }) => (
            <tr key={plan.id} aria-current={plan === current.plan || undefined}>
              <th scope="row">
                {plan.name} <small>{formatUsd(plan.feeUsd)}</small>
              </th>
              <Amounts savings={savings} isYearly={state.isYearly} />
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <span>
          {fillTemplate(words.cheaper, {
            cheaper: cheaper.plan.name,
            other: other.plan.name,
            amount: formatUsd(roundToDollars(state.isYearly ? perYear(less) : less)),
          })}
        </span>{' '}
        <a href={sectionHref('pricing')}>{words.whatIsIn}</a>
      </p>
    </section>
  );
});
