import { writeAddress } from '../address/calculator-address.ts';
import type { Choice } from '../rules/choice.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import { formatPercent } from '../../../content/facts/wording.ts';
import { formatMoney, formatWholeMoney } from '../../../shared/money.ts';
import { roundToWhole } from '../rules/savings.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { amountFormat } from './amount-format.ts';
import { answerText } from './answer-text.ts';
import type { Evaluation, Result } from '../state/evaluation.ts';
import { figuresOf, productCostNote, yearlyBillingNote } from './figures.ts';

/** The inputs in one line of text. */
export function inputsText(copy: CalculatorCopy, { ota, plan, inputs, money }: Evaluation): string {
  return fillTemplate(copy.inputs, {
    rate: amountFormat('nightlyRate', money).format(inputs.nightlyRate),
    occupancy: amountFormat('occupancyPercent', money).format(inputs.occupancyPercent),
    count: String(inputs.propertyCount),
    ota: ota.name,
    commission: formatPercent(inputs.otaCommissionPercent, money.locale),
    plan: plan.name,
    fee: formatMoney(plan.fee, money),
    direct: formatPercent(inputs.directPercent, money.locale),
    cards: inputs.cardProcessing ? copy.cards.on : copy.cards.off,
  });
}

/** The whole result as lines of text, for visitors to copy. */
export function summaryText(result: Result, address: string): string {
  const figures = figuresOf(result).flatMap(({ name, label, amount }) => {
    const line = `${label}: ${formatWholeMoney(roundToWhole(amount), result.evaluation.money)}`;
    return name === 'productCost' ? [line, productCostNote(result)] : [line];
  });
  const parts = [answerText(result), inputsText(result.copy, result.evaluation), ...figures];
  return [...parts, yearlyBillingNote(result), result.copy.rounding, address]
    .filter(Boolean)
    .join('\n');
}

/** The address that opens the calculator with the same choice. */
export function shareAddress(choice: Choice, options: CalculatorOptions): string {
  return `${location.origin}${location.pathname}${writeAddress(choice, options)}#savings-calculator`;
}
