import { amountLimits, amountOf, type AmountName } from '../rules/choice.ts';
import type { CalculatorCopy, FieldMessages } from '../../../content/schemas/calculator.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { amountFormat } from './amount-format.ts';
import type { CalculatorState } from '../state/calculator-state.ts';

/** A message about the text in a field. */
export interface FieldMessage {
  text: string;
  /** Whether the text cannot be used; it then stays in the field. */
  isError: boolean;
}

function messagesFor(name: AmountName, copy: CalculatorCopy): FieldMessages {
  switch (name) {
    case 'nightlyRate':
    case 'occupancyPercent':
    case 'propertyCount':
    case 'directPercent':
      return copy[name].messages;
    case 'stayNights':
      return copy.assumptions.stayMessages;
    default:
      return copy.assumptions.commissionMessages;
  }
}

/** The message below an amount's field, or `null` if there is none. */
export function fieldMessage(
  name: AmountName,
  copy: CalculatorCopy,
  options: CalculatorOptions,
  state: CalculatorState,
): FieldMessage | null {
  const kind = state.messages[name];
  if (!kind) return null;
  const { min, max } = amountLimits(options, name);
  const { format } = amountFormat(name, options.money);
  const text = fillTemplate(messagesFor(name, copy)[kind], {
    min: format(min),
    max: format(max),
    current: format(amountOf(state, name)),
  });
  return { text, isError: kind === 'unreadable' };
}
