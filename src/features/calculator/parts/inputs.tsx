import { amountLimits, amountOf, findOption, sliderNames } from '../rules/choice.ts';
import { formatPercent } from '../../../content/facts/wording.ts';
import { formatMoney } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { SelectField } from '../../../ui/field.tsx';
import { choose, commitDraft, fieldText, setAmount, setDraft } from '../state/calculator-state.ts';
import { fieldMessage } from '../text/field-message.ts';
import { AmountSlider } from './amount-slider.tsx';
import { LabeledAmount } from './labeled-amount.tsx';
import type { InputProps } from './props.ts';
import styles from './inputs.module.css';
import { Switch } from './switch.tsx';

/** The main inputs: four amounts, OTA with its rate, plan and the period shown. */
export function Inputs(props: InputProps) {
  const { copy, options, state, onChange } = props;
  const ota = findOption(options.otas, state.otaId);
  return (
    <div className={`${styles.inputs} needs-script`}>
      {sliderNames.map((name) => (
        <AmountSlider
          key={name}
          name={name}
          money={options.money}
          limits={amountLimits(options, name)}
          label={copy[name].label}
          typedLabel={copy[name].typedLabel}
          value={state.amounts[name]}
          text={fieldText(state, options, name)}
          message={fieldMessage(name, copy, options, state)}
          onSlide={(value) => onChange((current) => setAmount(current, name, value))}
          onType={(text) => onChange((current) => setDraft(current, name, text))}
          onCommit={() => onChange((current) => commitDraft(current, options, name))}
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
              {fillTemplate(copy.ota.option, {
                name,
                rate: formatPercent(amountOf(state, id), options.money.locale),
              })}
            </option>
          ))}
        </SelectField>
        <LabeledAmount
          {...props}
          key={ota.id}
          name={ota.id}
          label={fillTemplate(copy.assumptions.commission, { ota: ota.name })}
          className={styles.rate}
        >
          {ota.ownRate && <p>{ota.ownRate}</p>}
        </LabeledAmount>
        <SelectField
          label={copy.plan.label}
          name="planId"
          data-plan="any"
          value={state.planId}
          onChange={({ target }) =>
            onChange((current) => choose(current, { planId: target.value }))
          }
        >
          {options.plans.map(({ id, name, alias, fee }) => (
            <option key={id} value={id}>
              {fillTemplate(copy.plan.option, {
                name,
                alias,
                price: formatMoney(fee, options.money),
              })}
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
