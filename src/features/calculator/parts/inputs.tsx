import { fillTemplate } from '../../../shared/template.ts';
import { SelectField } from '../../../ui/field.tsx';
import { Grid } from '../../../ui/layout.tsx';
import type { Choice } from '../choice.ts';
import { findOption, sliderNames, sliders, type CalculatorOptions } from '../options.ts';
import { formatNumber, type Result } from '../text.ts';
import styles from './inputs.module.css';
import { NumberInput } from './number-input.tsx';

interface InputsProps extends Pick<Result, 'copy' | 'formats'> {
  options: CalculatorOptions;
  choice: Choice;
  /** Address of the contact form. */
  sales: string;
}

/** The main inputs: four numbers, the OTA, the plan and its billing. */
export function Inputs({ copy, options, formats, choice, sales }: InputsProps) {
  const { otas, plans } = options;
  const plan = findOption(plans, choice.plan);
  return (
    <Grid gap="lg" className={styles.inputs}>
      {sliderNames.map((name) => (
        <NumberInput key={name} name={name} value={choice[name]} copy={copy} formats={formats}>
          {sliders[name].unit !== 'percent' && (
            <a href={sales}>
              {fillTemplate(copy.askSales, {
                max: formatNumber(sliders[name].unit, sliders[name].max, formats),
              })}
            </a>
          )}
        </NumberInput>
      ))}
      <SelectField label={copy.ota.label} hint={copy.ota.hint} name="ota">
        {otas.map(({ id, name, commissionPercent }) => (
          <option key={id} value={id}>
            {fillTemplate(copy.ota.option, {
              name,
              rate: formats.percent(choice.commissions[id] ?? commissionPercent),
            })}
          </option>
        ))}
      </SelectField>
      <SelectField label={copy.plan.label} name="plan" data-plan="any">
        {plans.map(({ id, name, alias, fee, yearlyFee }) => (
          <option key={id} value={id}>
            {fillTemplate(copy.plan.option, {
              name,
              alias,
              price: formats.money(choice.billing === 'yearly' ? yearlyFee : fee),
            })}
          </option>
        ))}
      </SelectField>
      <label className={styles.billing}>
        <input type="checkbox" name="billing" value="yearly" />
        <span>{fillTemplate(copy.billing, { price: formats.money(plan.yearlyFee) })}</span>
      </label>
    </Grid>
  );
}
