import { writeAddress } from './rules/address.ts';
import type { Choice } from './rules/choice.ts';
import type { CalculatorCopy } from './calculator-copy.ts';
import type { CalculatorOptions } from './rules/options.ts';
import { formatUsd } from '../../shared/money.ts';
import { roundToDollars } from './rules/savings.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { amountFormat } from './parts/amount-formats.ts';
import { answerText } from './parts/answer.tsx';
import type { Evaluation } from './calculator-state.ts';
import { figuresOf, inclusions } from './parts/ledger.tsx';
import type { ResultProps } from './parts/part-props.ts';

/** The inputs in words. */
export function inputsText(copy: CalculatorCopy, { ota, plan, inputs }: Evaluation): string {
  return fillTemplate(copy.inputs, {
    rate: amountFormat('nightlyRateUsd').format(inputs.nightlyRateUsd),
    occupancy: amountFormat('occupancyPercent').format(inputs.occupancyPercent),
    count: String(inputs.propertyCount),
    ota: ota.name,
    commission: `${inputs.otaCommissionPercent}%`,
    plan: plan.name,
    fee: formatUsd(plan.feeUsd),
    direct: `${inputs.directPercent}%`,
    cards: inputs.cardProcessing ? copy.cards.on : copy.cards.off,
  });
}

/** The whole result as lines of text, to be sent to somebody. */
export function summaryText(props: ResultProps, address: string): string {
  const figures = figuresOf(props).flatMap(({ name, label, amount }) => {
    const line = `${label}: ${formatUsd(roundToDollars(amount))}`;
    return name === 'productCost' ? [line, inclusions(props)] : [line];
  });
  const parts = [answerText(props), inputsText(props.copy, props.evaluation), ...figures];
  return [...parts, props.copy.rounding, address].filter(Boolean).join('\n');
}

/** The address that shows somebody else the same numbers. */
export function shareAddress(choice: Choice, options: CalculatorOptions): string {
  return `${location.origin}${location.pathname}${writeAddress(choice, options)}#savings-calculator`;
}
