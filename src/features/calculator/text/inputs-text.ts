import { formatPercent } from '../../../content/facts/wording.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { formatMoney } from '../../../shared/money.ts';
import type { Evaluation } from '../state/evaluation.ts';
import { amountFormat } from './amount-format.ts';

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
