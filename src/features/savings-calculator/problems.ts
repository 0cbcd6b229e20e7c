import { amountLimits, amountNames, type AmountName } from '../../domain/calculator-choice.ts';
import type { CalculatorCopy } from '../../domain/calculator-copy.ts';
import type { CalculatorOptions } from '../../domain/calculator-options.ts';
import { parseTyped } from '../../domain/savings.ts';
import { fillTemplate } from '../../domain/template.ts';
import { amountFormats } from './amount-formats.ts';
import type { CalculatorState } from './calculator-state.ts';

function wordsFor(name: AmountName, copy: CalculatorCopy): string {
  switch (name) {
    case 'nightlyRateUsd':
    case 'occupancyPercent':
    case 'propertyCount':
      return copy[name].takes;
    case 'directPercent':
    case 'stayNights':
      return copy.assumptions.takes;
    default:
      return copy.assumptions.commissionTakes;
  }
}

/** What to say of an amount's field, or `null` while what stands in it can be used. */
export function problemOf(
  name: AmountName,
  copy: CalculatorCopy,
  options: CalculatorOptions,
  { typed, amounts }: CalculatorState,
): string | null {
  const limits = amountLimits(options)[name];
  const text = typed[name];
  if (text === undefined || parseTyped(text, limits) !== null) return null;
  const { format } = amountFormats[name];
  return fillTemplate(wordsFor(name, copy), {
    min: format(limits.min),
    max: format(limits.max),
    current: format(amounts[name]),
  });
}

/** The first thing wrong with what was typed, if anything is. */
export function firstProblem(
  copy: CalculatorCopy,
  options: CalculatorOptions,
  state: CalculatorState,
): string | null {
  return amountNames.map((name) => problemOf(name, copy, options, state)).find(Boolean) ?? null;
}
