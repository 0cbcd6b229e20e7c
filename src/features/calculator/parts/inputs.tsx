import { formatPercent } from '../../../shared/format-number.ts';
import { fillTemplate } from '../../../shared/template.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { formatMoney } from '../../../shared/money.ts';
import { SelectField } from '../../../ui/field.tsx';
import { commissionOf, findOption } from '../evaluate.ts';
import { sliderNames } from '../options.ts';
import type { StateProps } from '../state.ts';
import { useIsYearlyChosen } from '../use-billing.ts';
import { AmountInput } from './amount-input.tsx';
import styles from './inputs.module.css';
import { Switch } from './switch.tsx';

interface InputsProps extends StateProps {
  copy: CalculatorCopy;
  sales: string;
}

/** The main inputs: four amounts, the OTA, the plan and the period shown. */
export function Inputs({ copy, sales, ...props }: InputsProps) {
  const { options, state, change } = props;
  const { money } = options;
  const priceOf = ({ fee, yearlyFee }: { fee: number; yearlyFee: number }) =>
    formatMoney(state.isBilledYearly ? yearlyFee : fee, money);
  return (
    <div className={`${styles.inputs} needs-script`}>
      {sliderNames.map((name) => (
        <AmountInput key={name} {...props} name={name} {...copy[name]} beyond={copy.beyond}>
          {options.amounts[name].unit !== 'percent' && <a href={sales}>{copy.askSales}</a>}
        </AmountInput>
      ))}
      <SelectField
        label={copy.ota.label}
        name="otaId"
        value={findOption(options.otas, state.otaId).id}
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
      <SelectField
        label={copy.plan.label}
        name="planId"
        data-plan="any"
        value={state.planId}
        onChange={({ target }) => change({ planId: target.value })}
      >
        {options.plans.map((plan) => (
          <option key={plan.id} value={plan.id}>
            {fillTemplate(copy.plan.option, {
              name: plan.name,
              alias: plan.alias,
              price: priceOf(plan),
            })}
          </option>
        ))}
      </SelectField>
      <Switch
        label={copy.yearlyView}
        name="isYearly"
        checked={state.isYearly}
        onChange={({ target }) => change({ isYearly: target.checked })}
      />
      <Billing copy={copy.billing} {...props} />
    </div>
  );
}

/** Says which price counts and offers the other one, once a visitor has anything to do with years. */
function Billing({
  copy,
  options,
  state,
  change,
}: StateProps & { copy: CalculatorCopy['billing'] }) {
  const isYearlyChosen = useIsYearlyChosen();
  const { isYearly, isBilledYearly, planId } = state;
  if (!isYearly && !isBilledYearly && !isYearlyChosen) return null;
  const { fee, yearlyFee } = findOption(options.plans, planId);
  const [now, other] = isBilledYearly
    ? (['yearly', 'monthly'] as const)
    : (['monthly', 'yearly'] as const);
  const prices = {
    monthly: formatMoney(fee, options.money),
    yearly: formatMoney(yearlyFee, options.money),
  };
  return (
    <p className={styles.billing}>
      {fillTemplate(copy.counts[now], { price: prices[now] })}{' '}
      <button type="button" onClick={() => change({ isBilledYearly: !isBilledYearly })}>
        {fillTemplate(copy.use[other], { price: prices[other] })}
      </button>
    </p>
  );
}
