import { formatPercent } from '../../../shared/format-number.ts';
import { fillTemplate } from '../../../shared/template.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { formatMoney } from '../../../shared/money.ts';
import { SelectField } from '../../../ui/field.tsx';
import { commissionOf, findOption } from '../evaluate.ts';
import { sliderNames } from '../options.ts';
import type { StateProps } from '../state.ts';
import { AmountInput } from './amount-input.tsx';
import styles from './inputs.module.css';
import { Switch } from './switch.tsx';

/** The main inputs: four amounts, OTA with its rate, plan and the period shown. */
export function Inputs({ copy, ...props }: StateProps & { copy: CalculatorCopy }) {
  const { options, state, change } = props;
  const { money } = options;
  const ota = findOption(options.otas, state.otaId);
  return (
    <div className={`${styles.inputs} needs-script`}>
      {sliderNames.map((name) => (
        <AmountInput key={name} {...props} name={name} {...copy[name]} />
      ))}
      <SelectField
        label={copy.ota.label}
        name="otaId"
        value={ota.id}
        onChange={({ target }) => change({ otaId: target.value })}
      >
        {options.otas.map((each) => (
          <option key={each.id} value={each.id}>
            {fillTemplate(copy.ota.option, {
              name: each.name,
              rate: formatPercent(commissionOf(state, each), money.locale),
            })}
          </option>
        ))}
      </SelectField>
      <AmountInput
        key={ota.id}
        {...props}
        name={ota.id}
        label={fillTemplate(copy.assumptions.commission, { ota: ota.name })}
        message={copy.assumptions.commissionMessage}
      >
        {ota.ownRate && <p>{ota.ownRate}</p>}
      </AmountInput>
      <SelectField
        label={copy.plan.label}
        name="planId"
        data-plan="any"
        value={state.planId}
        onChange={({ target }) => change({ planId: target.value })}
      >
        {options.plans.map(({ id, name, alias, fee }) => (
          <option key={id} value={id}>
            {fillTemplate(copy.plan.option, { name, alias, price: formatMoney(fee, money) })}
          </option>
        ))}
      </SelectField>
      <Switch
        label={copy.yearlyView}
        name="isYearly"
        checked={state.isYearly}
        onChange={({ target }) => change({ isYearly: target.checked })}
      />
    </div>
  );
}
