import { inputNames } from '../../domain/calculator-choice.ts';
import { formatUsd } from '../../domain/money.ts';
import { fillTemplate } from '../../domain/template.ts';
import { SelectField } from '../../ui/field.tsx';
import { AmountInput } from './amount-input.tsx';
import { shownIn, slideTo, typeIn } from './calculator-state.ts';
import type { PartProps } from './part-props.ts';
import styles from './inputs.module.css';
import { problemOf } from './problems.ts';
import { Switch } from './switch.tsx';

/** What most visitors set: three amounts, platform and plan, and the period shown. */
export function Inputs({ copy, options, state, onChange }: PartProps) {
  return (
    <div className={`${styles.inputs} needs-script`}>
      {inputNames.map((name) => (
        <AmountInput
          key={name}
          name={name}
          label={copy[name].label}
          typedLabel={copy[name].typedLabel}
          value={state.amounts[name]}
          typed={shownIn(state, name)}
          problem={problemOf(name, copy, options, state)}
          onSlide={(value) => onChange((current) => slideTo(current, name, value))}
          onType={(typed) => onChange((current) => typeIn(current, options, name, typed))}
        />
      ))}
      <div className={styles.choices}>
        <SelectField
          label={copy.ota.label}
          name="otaId"
          value={state.otaId}
          onChange={({ target }) => onChange((current) => ({ ...current, otaId: target.value }))}
        >
          {options.otas.map(({ id, name }) => (
            <option key={id} value={id}>
              {fillTemplate(copy.ota.option, { name, rate: `${state.amounts[id]}%` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={copy.plan.label}
          name="planId"
          data-plan="any"
          value={state.planId}
          onChange={({ target }) => onChange((current) => ({ ...current, planId: target.value }))}
        >
          {options.plans.map(({ id, name, alias, feeUsd }) => (
            <option key={id} value={id}>
              {fillTemplate(copy.plan.option, { name, alias, price: formatUsd(feeUsd) })}
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
