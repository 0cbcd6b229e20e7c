import { memo } from 'react';
import { formatPercent } from '../../../content/facts/wording.ts';
import { formatMoney, formatWholeMoney, type MoneyFormat } from '../../../shared/money.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { perYear, roundToWhole, type Micros } from '../rules/savings.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { amountOf } from '../rules/choice.ts';
import { planNames } from '../text/plan-names.ts';
import { productCostNote } from '../text/figures.ts';
import { evaluate, type Evaluation } from '../state/evaluation.ts';
import type { StateProps } from './props.ts';
import styles from './comparison.module.css';
import table from './table.module.css';

/** Names the table, which has no heading without its tab, and the period. */
function captionOf(copy: CalculatorCopy, heading: string, isYearly: boolean): string {
  const { per } = isYearly ? copy.year : copy.month;
  return fillTemplate(copy.comparison.caption, {
    heading,
    rounded: fillTemplate(copy.rounded, { per }),
  });
}

/** The cells of a row: three amounts for the period shown. */
function Amounts({
  savings,
  isYearly,
  money,
}: {
  savings: Evaluation['savings'];
  isYearly: boolean;
  money: MoneyFormat;
}) {
  const format = (amount: Micros) =>
    formatWholeMoney(roundToWhole(isYearly ? perYear(amount) : amount), money);
  return (
    <>
      <td>{format(savings.otaCost)}</td>
      <td>{format(savings.productCost)}</td>
      <td className={savings.monthlySavings < 0 ? table.loss : table.gain}>
        {format(savings.monthlySavings)}
      </td>
    </>
  );
}

/** Says what a cost column includes besides the plan and its fee; empty if nothing. */
function CostNote({
  copy,
  column,
  inputs,
}: {
  copy: CalculatorCopy;
  column: string;
  inputs: Evaluation['inputs'];
}) {
  const { includesOta, includesCards } = copy.comparison;
  const notes = [inputs.directPercent < 100 && includesOta, inputs.cardProcessing && includesCards]
    .filter((note) => typeof note === 'string')
    .map((note) => fillTemplate(note, { column }));
  return notes.length > 0 && <p>{notes.join(' ')}</p>;
}

/**
 * The marks of the best and the worst savings, one per row. A mark that several rows share is on the
 * first of them, and says so.
 */
function marksOf({ best, worst, tied }: CalculatorCopy['comparison'], saved: readonly Micros[]) {
  const [most, least] = [Math.max(...saved), Math.min(...saved)];
  return saved.map((amount, index) => {
    if (most === least || (amount !== most && amount !== least)) return undefined;
    if (saved.indexOf(amount) < index) return undefined;
    const mark = amount === most ? best : worst;
    return saved.lastIndexOf(amount) > index ? fillTemplate(tied, { mark }) : mark;
  });
}

function TableHead({ labels }: { labels: readonly string[] }) {
  return (
    <thead>
      <tr>
        {labels.map((label) => (
          <th scope="col" key={label}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** All OTAs compared with the chosen plan; the best and worst are marked. */
export const Platforms = memo(function Platforms({ copy, options, state }: StateProps) {
  const text = copy.comparison;
  const rows = options.otas.map((ota) => evaluate(state, options, { ota }));
  const marks = marksOf(
    text,
    rows.map(({ savings }) => savings.monthlySavings),
  );
  const current = evaluate(state, options);
  const labels = [text.platform, text.otaCost, current.plan.name, text.savings];
  return (
    <>
      <table className={table.table}>
        <caption>{captionOf(copy, text.heading, state.isYearly)}</caption>
        <TableHead labels={labels} />
        <tbody>
          {rows.map(({ ota, savings }, index) => (
            <tr key={ota.id} aria-current={ota === current.ota || undefined}>
              <th scope="row">
                {`${ota.name}, ${formatPercent(amountOf(state, ota.id), options.money.locale)} `}
                {marks[index] && <small>{marks[index]}</small>}
              </th>
              <Amounts savings={savings} isYearly={state.isYearly} money={options.money} />
            </tr>
          ))}
        </tbody>
      </table>
      <CostNote copy={copy} column={current.plan.name} inputs={current.inputs} />
    </>
  );
});

/** All plans compared with the chosen OTA, and which one is cheaper. */
export const Plans = memo(function Plans({
  copy,
  options,
  state,
  pricing,
}: StateProps & { pricing?: string | undefined }) {
  const text = copy.comparison;
  const rows = options.plans.map((plan) => evaluate(state, options, { plan }));
  const [cheaper, ...others] = rows.toSorted(
    (a, b) => a.savings.productCost - b.savings.productCost,
  );
  const other = others.at(-1);
  if (!cheaper || !other) return null;
  const current = evaluate(state, options);
  const costLabel = productCostNote({ copy, evaluation: current }) ? text.allCosts : text.cost;
  const labels = [copy.plan.label, current.ota.name, costLabel, text.savings];
  const difference = other.savings.productCost - cheaper.savings.productCost;
  return (
    <>
      <table className={table.table}>
        <caption>{captionOf(copy, planNames(options), state.isYearly)}</caption>
        <TableHead labels={labels} />
        <tbody>
          {rows.map(({ plan, savings }) => (
            <tr key={plan.id} aria-current={plan === current.plan || undefined}>
              <th scope="row">{`${plan.name}, ${formatMoney(plan.fee, options.money)}`}</th>
              <Amounts savings={savings} isYearly={state.isYearly} money={options.money} />
            </tr>
          ))}
        </tbody>
      </table>
      <CostNote copy={copy} column={costLabel} inputs={current.inputs} />
      <p>
        <span>
          {fillTemplate(text.cheaper, {
            cheaper: cheaper.plan.name,
            other: other.plan.name,
            amount: formatWholeMoney(
              roundToWhole(state.isYearly ? perYear(difference) : difference),
              options.money,
            ),
          })}
        </span>{' '}
        {pricing && (
          <a href={pricing} className={styles.link}>
            {text.whatIsIn}
          </a>
        )}
      </p>
    </>
  );
});
