import type { CalculatorCopy } from '../calculator-copy.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import type { CalculatorState, Change, Evaluation } from '../calculator-state.ts';

/** What the parts that a visitor sets something in are given. */
export interface PartProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  state: CalculatorState;
  onChange: (change: Change) => void;
}

/** What the parts that show a result are given. */
export interface ResultProps {
  copy: CalculatorCopy;
  evaluation: Evaluation;
  isYearly: boolean;
}
