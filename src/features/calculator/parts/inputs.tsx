import { fillTemplate } from '../../../shared/template.ts';
import { SelectField } from '../../../ui/field.tsx';
import { findOption, amountRules, sliderNames } from '../options.ts';
import type { StateProps } from '../state.ts';
import { useIsYearlyChosen } from '../use-billing.ts';
import { AmountInput } from './amount-input.tsx';
import styles from './inputs.module.css';

interface InputsProps extends StateProps {
  sales: string;
}

/** The main inputs: four amounts, the OTA and the plan. */
export function Inputs({ sales, ...props }: InputsProps) {
  const { copy, options, formats, state, dispatch } = props;
  const { otas, plans } = options;
  return (
    <div className={`${styles.inputs} needs-script`}>
      {sliderNames.map((name) => (
        <AmountInput key={name} {...props} {...copy[name]} name={name}>
          {amountRules[name].unit !== 'percent' && <a href={sales}>{copy.askSales}</a>}
        </AmountInput>
      ))}
      <SelectField
        label={copy.ota.label}
        hint={copy.ota.hint}
        name="otaId"
        value={state.otaId}
        onChange={({ target }) => dispatch({ type: 'choose', choice: { otaId: target.value } })}
      >
        {otas.map(({ id, name, commissionPercent }) => (
          <option key={id} value={id}>
            {fillTemplate(copy.ota.option, {
              name,
              rate: formats.percent(state.commissions[id] ?? commissionPercent),
            })}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.plan.label}
        name="planId"
        data-plan="any"
        value={state.planId}
        onChange={({ target }) => dispatch({ type: 'choose', choice: { planId: target.value } })}
      >
        {plans.map(({ id, name, alias, fee, yearlyFee }) => (
          <option key={id} value={id}>
            {fillTemplate(copy.plan.option, {
              name,
              alias,
              price: formats.money(state.isBilledYearly ? yearlyFee : fee),
            })}
          </option>
        ))}
      </SelectField>
      <Billing {...props} />
    </div>
  );
}

/** Says which price is used and offers the other one. Shown once a visitor has chosen anything yearly. */
function Billing({ copy, options, formats, state, dispatch }: StateProps) {
  const isYearlyChosen = useIsYearlyChosen();
  const { isYearly, isBilledYearly, planId } = state;
  if (!isYearly && !isBilledYearly && !isYearlyChosen) return null;
  const { fee, yearlyFee } = findOption(options.plans, planId);
  const monthly = { period: 'monthly', price: formats.money(fee) } as const;
  const yearly = { period: 'yearly', price: formats.money(yearlyFee) } as const;
  const [now, other] = isBilledYearly ? [yearly, monthly] : [monthly, yearly];
  return (
    <p className={styles.billing}>
      {fillTemplate(copy.billing.counts[now.period], now)}{' '}
      <button
        type="button"
        onClick={() => dispatch({ type: 'choose', choice: { isBilledYearly: !isBilledYearly } })}
      >
        {fillTemplate(copy.billing.use[other.period], other)}
      </button>
    </p>
  );
}
