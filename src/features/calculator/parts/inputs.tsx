import { planMark } from '../../../shared/trial-marks.ts';
import { amountLimits, sliderNames, amountOf } from '../rules/choice.ts';
import { formatUsd } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { SelectField } from '../../../ui/field.tsx';
import { AmountInput } from './amount-input.tsx';
import { choose, finishTyping, shownIn, slideTo, typeIn } from '../calculator-state.ts';
import type { PartProps } from './part-props.ts';
import styles from './inputs.module.css';
import { remarkOn } from '../remarks.ts';
import { Switch } from './switch.tsx';

/** What most visitors set: four amounts, platform and plan, and the period shown. */
export function Inputs({ copy, options, state, onChange }: PartProps) {
  return (
    <div className={`${styles.inputs} needs-script`}>
      {sliderNames.map((name) => (
        <AmountInput
          key={name}
          name={name}
          limits={amountLimits(options, name)}
          label={copy[name].label}
          typedLabel={copy[name].typedLabel}
          value={state.amounts[name]}
          typed={shownIn(state, name)}
          remark={remarkOn(name, copy, options, state)}
          onSlide={(value) => onChange((current) => slideTo(current, name, value))}
          onType={(text) => onChange((current) => typeIn(current, name, text))}
          onFinish={() => onChange((current) => finishTyping(current, options, name))}
        />
      ))}
      <div className={styles.choices}>
        <SelectField
          label={copy.ota.label}
          name="otaId"
          value={state.otaId}
          onChange={({ target }) => onChange((current) => choose(current, { otaId: target.value }))}
        >
          {options.otas.map(({ id, name }) => (
            <option key={id} value={id}>
              {fillTemplate(copy.ota.option, { name, rate: `${amountOf(state, id)}%` })}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={copy.plan.label}
          name="planId"
          {...{ [planMark]: 'any' }}
          value={state.planId}
          onChange={({ target }) =>
            onChange((current) => choose(current, { planId: target.value }))
          }
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
        onChange={({ target }) =>
          onChange((current) => choose(current, { isYearly: target.checked }))
        }
      />
    </div>
  );
}
