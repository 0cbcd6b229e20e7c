import type { CalculatorCopy } from '../../domain/calculator-copy.ts';
import type { CalculatorOptions } from '../../domain/calculator-options.ts';
import { inputLimits, parseTyped, type InputName } from '../../domain/savings.ts';
import { fillTemplate } from '../../domain/template.ts';
import { SelectField } from '../../ui/field.tsx';
import { amountFormats } from './amount-formats.ts';
import { AmountInput } from './amount-input.tsx';
import { slideTo, typeIn, type CalculatorState } from './calculator-state.ts';
import styles from './inputs.module.css';
import { Switch } from './switch.tsx';

interface InputsProps {
  copy: CalculatorCopy;
  options: CalculatorOptions;
  state: CalculatorState;
  onChange: (change: (state: CalculatorState) => CalculatorState) => void;
}

const amountNames = Object.keys(inputLimits) as InputName[];

/** What to say of an amount's field, or `null` while what stands in it can be used. */
function problemOf(name: InputName, copy: CalculatorCopy, state: CalculatorState): string | null {
  const limits = inputLimits[name];
  const { typed, value } = state.amounts[name];
  if (parseTyped(typed, limits) !== null) return null;
  const { format } = amountFormats[name];
  return fillTemplate(copy[name].takes, {
    min: format(limits.min),
    max: format(limits.max),
    current: format(value),
  });
}

/** The first thing wrong with what was typed, if anything is. */
export function firstProblem(copy: CalculatorCopy, state: CalculatorState): string | null {
  return amountNames.map((name) => problemOf(name, copy, state)).find(Boolean) ?? null;
}

/** All that can be set: three amounts, platform and plan, and the period shown. */
export function Inputs({ copy, options, state, onChange }: InputsProps) {
  return (
    <div className={`${styles.inputs} needs-script`}>
      {amountNames.map((name) => (
        <AmountInput
          key={name}
          name={name}
          label={copy[name].label}
          typedLabel={copy[name].typedLabel}
          amount={state.amounts[name]}
          problem={problemOf(name, copy, state)}
          onSlide={(value) => onChange((current) => slideTo(current, name, value))}
          onType={(typed) => onChange((current) => typeIn(current, name, typed))}
        />
      ))}
      <div className={styles.choices}>
        <SelectField
          label={copy.ota.label}
          name="otaId"
          value={state.otaId}
          onChange={({ target }) => onChange((current) => ({ ...current, otaId: target.value }))}
        >
          {options.otas.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={copy.plan.label}
          name="planId"
          value={state.planId}
          onChange={({ target }) => onChange((current) => ({ ...current, planId: target.value }))}
        >
          {options.plans.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <Switch
        label={copy.yearlyView}
        name="isYearly"
        checked={state.isYearly}
        onChange={({ target }) => onChange((current) => ({ ...current, isYearly: target.checked }))}
      />
    </div>
  );
}
