import { amountLimits, type AmountName, amountOf } from './rules/choice.ts';
import type { AmountRemarks, CalculatorCopy } from './calculator-copy.ts';
import type { CalculatorOptions } from './rules/options.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { amountFormat } from './parts/amount-formats.ts';
import type { CalculatorState } from './calculator-state.ts';

/** What a field says about what was typed into it. */
export interface FieldRemark {
  text: string;
  /** The typed text cannot be used and is still in the field. */
  isProblem: boolean;
}

function remarksFor(name: AmountName, copy: CalculatorCopy): AmountRemarks {
  switch (name) {
    case 'nightlyRateUsd':
    case 'occupancyPercent':
    case 'propertyCount':
    case 'directPercent':
      return copy[name].remarks;
    case 'stayNights':
      return copy.assumptions.stayRemarks;
    default:
      return copy.assumptions.commissionRemarks;
  }
}

/** What to say below an amount's field, or `null` if the typed number counts as it is. */
export function remarkOn(
  name: AmountName,
  copy: CalculatorCopy,
  options: CalculatorOptions,
  state: CalculatorState,
): FieldRemark | null {
  const remark = state.remarks[name];
  if (!remark) return null;
  const { min, max } = amountLimits(options, name);
  const { format } = amountFormat(name);
  const words = remark === 'otherCurrency' ? copy.otherCurrency : remarksFor(name, copy)[remark];
  const text = fillTemplate(words, {
    min: format(min),
    max: format(max),
    current: format(amountOf(state, name)),
  });
  return { text, isProblem: remark === 'unreadable' || remark === 'otherCurrency' };
}
