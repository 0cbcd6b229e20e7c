import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { breakEvenRevenueCents } from '../rules/break-even.ts';
import { findOption, savingsInputs, type Choice } from '../rules/choice.ts';
import type { CalculatorOptions, OtaOption, PlanOption } from '../rules/options.ts';
import { calculateSavings, monthlyRevenueCents } from '../rules/savings.ts';

/** Calculates a choice, optionally with another OTA or plan than the chosen one. */
export function evaluate(
  choice: Choice,
  options: CalculatorOptions,
  overrides: { ota?: OtaOption; plan?: PlanOption } = {},
) {
  const ota = overrides.ota ?? findOption(options.otas, choice.otaId);
  const plan = overrides.plan ?? findOption(options.plans, choice.planId);
  const inputs = savingsInputs(choice, options, { ota, plan });
  return {
    ota,
    plan,
    inputs,
    savings: calculateSavings(inputs),
    revenueCents: monthlyRevenueCents(inputs),
    breakEvenCents: breakEvenRevenueCents(inputs, options.nightlyRate.max),
    money: options.money,
  };
}

export type Evaluation = ReturnType<typeof evaluate>;

/** Everything that is needed to show a result. */
export interface Result {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  isYearly: boolean;
}
