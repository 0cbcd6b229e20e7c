import type { Source } from '../rules/options.ts';
import { formatPercent } from '../../../content/facts/wording.ts';
import { formatMoney } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { Button } from '../../../ui/button.tsx';
import { choose, resetAssumptions } from '../state/calculator-state.ts';
import styles from './assumptions.module.css';
import { LabeledAmount } from './labeled-amount.tsx';
import type { InputProps } from './props.ts';
import { Switch } from './switch.tsx';

/** The assumptions besides the main inputs, and the source of every rate. */
export function Assumptions(props: InputProps) {
  const { copy, options, state, onChange } = props;
  const text = copy.assumptions;
  const { cardProcessing } = options;
  const sourceOf = ({ source, checked }: Source) => fillTemplate(text.source, { source, checked });
  return (
    <div className={styles.assumptions}>
      <div className={`${styles.controls} needs-script`}>
        <Switch
          label={fillTemplate(text.cards, {
            percent: formatPercent(cardProcessing.percent, options.money.locale),
            perBooking: formatMoney(cardProcessing.perBookingCents / 100, options.money),
          })}
          name="hasProcessing"
          checked={state.hasProcessing}
          onChange={({ target }) =>
            onChange((current) => choose(current, { hasProcessing: target.checked }))
          }
        />
        <LabeledAmount
          {...props}
          name="stayNights"
          label={text.stay}
          suffix={text.nights}
          disabledReason={state.hasProcessing ? undefined : text.stayDisabled}
        >
          {state.hasProcessing && <p>{text.stayNote}</p>}
        </LabeledAmount>
        <Button
          variant="outline"
          onClick={() => onChange((current) => resetAssumptions(current, options))}
        >
          {text.reset}
        </Button>
      </div>
      <ul role="list" className={styles.sources}>
        {options.otas.map(({ id, name, commissionPercent, ...ota }) => (
          <li key={id}>
            <b>{`${name}, ${formatPercent(commissionPercent, options.money.locale)}`}</b>{' '}
            {`${ota.note} ${sourceOf(ota)}`}
          </li>
        ))}
        <li>
          <b>{text.cardProcessing}</b> {`${cardProcessing.note} ${sourceOf(cardProcessing)}`}
        </li>
      </ul>
    </div>
  );
}
