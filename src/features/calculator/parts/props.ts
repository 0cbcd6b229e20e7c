import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import type { CalculatorOptions } from '../rules/options.ts';
import type { CalculatorState, StateUpdate } from '../state/calculator-state.ts';

/** Props of the parts that show the state. */
export interface StateProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  state: CalculatorState;
}

/** Props of the parts that also change it. */
export interface InputProps extends StateProps {
  onChange: (update: StateUpdate) => void;
}
