import { memo } from 'react';
import { sectionHref } from '../../../config/routes.ts';
import { formatUsd } from '../../../shared/money.ts';
import type { CalculatorCopy } from '../calculator-copy.ts';
import { perYear, roundToDollars, type MicroUsd } from '../rules/savings.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { evaluate, type Evaluation } from '../calculator-state.ts';
import { amountOf } from '../rules/choice.ts';
import type { PartProps } from './part-props.ts';
import styles from './comparison.module.css';
import table from './table.module.css';

type ComparisonProps = Omit<PartProps, 'onChange'>;

function captionOf({ rounded, month, year }: CalculatorCopy, isYearly: boolean): string {
  return fillTemplate(rounded, { per: (isYearly ? year : month).per });
}

/** A row of amounts in the period shown, with a word where it is the best or the worst of all. */
function Amounts({
  savings,
  labels: [otaCost, productCost, saved],
  mark,
  isYearly,
}: {
  savings: Evaluation['savings'];
  /** The headings of the three columns. */
  labels: readonly [string, string, string];
  mark?: string | undefined;
  isYearly: boolean;
}) {
  const printed = (amount: MicroUsd) =>
    formatUsd(roundToDollars(isYearly ? perYear(amount) : amount));
  return (
    <>
      <td data-label={otaCost}>{printed(savings.otaCost)}</td>
      <td data-label={productCost}>{printed(savings.productCost)}</td>
      <td data-label={saved} className={savings.monthlySavings < 0 ? table.loss : table.gain}>
        {mark && <small>{mark}</small>} <span>{printed(savings.monthlySavings)}</span>
      </td>
    </>
  );
}

/** What a column of costs holds beyond plan and fee, where it does. */
function Inclusions({
  copy,
  column,
  inputs,
}: {
  copy: CalculatorCopy;
  column: string;
  inputs: Evaluation['inputs'];
}) {
  const { includesOta, includesCards } = copy.comparison;
  const said = [inputs.directPercent < 100 && includesOta, inputs.cardProcessing && includesCards]
    .filter((words) => typeof words === 'string')
    .map((words) => fillTemplate(words, { column }));
  return said.length > 0 && <p>{said.join(' ')}</p>;
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
  const labels = [words.otaCost, current.plan.name, words.savings] as const;
  return (
    <section className={styles.comparison}>
      <h3>{words.heading}</h3>
      <table className={table.table}>
        <caption>{captionOf(copy, state.isYearly)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.platform}</th>
            {labels.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ ota, savings }) => (
            <tr key={ota.id} aria-current={ota === current.ota || undefined}>
              <th scope="row">
                {ota.name} <small>{`${amountOf(state, ota.id)}%`}</small>
              </th>
              <Amounts
                savings={savings}
                labels={labels}
                mark={markOf(savings.monthlySavings)}
                isYearly={state.isYearly}
              />
            </tr>
          ))}
        </tbody>
      </table>
      <Inclusions copy={copy} column={current.plan.name} inputs={current.inputs} />
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
  const labels = [current.ota.name, words.cost, words.savings] as const;
  const less = other.savings.productCost - cheaper.savings.productCost;
  return (
    <section className={styles.comparison}>
      <h3>{fillTemplate(words.plans, { ota: current.ota.name })}</h3>
      <table className={table.table}>
        <caption>{captionOf(copy, state.isYearly)}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.plan.label}</th>
            {labels.map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ plan, savings }) => (
            <tr key={plan.id} aria-current={plan === current.plan || undefined}>
              <th scope="row">
                {plan.name} <small>{formatUsd(plan.feeUsd)}</small>
              </th>
              <Amounts savings={savings} labels={labels} isYearly={state.isYearly} />
            </tr>
          ))}
        </tbody>
      </table>
      <Inclusions copy={copy} column={words.cost} inputs={current.inputs} />
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
