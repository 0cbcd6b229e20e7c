import { formatPercent } from '../../../shared/format-number.ts';
import type { BookingSite } from '../../../content/facts/calculator.ts';
import { fillTemplate } from '../../../shared/template.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { formatMoney } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { reset, type StateProps } from '../state.ts';
import { AmountInput } from './amount-input.tsx';
import styles from './assumptions.module.css';
import { Switch } from './switch.tsx';

/** The assumptions besides the main inputs, and the source of every rate. */
export function Assumptions({ copy, ...props }: StateProps & { copy: CalculatorCopy }) {
  const { options, state, change } = props;
  const text = copy.assumptions;
  const { cardProcessing, money } = options;
  const sourceOf = ({ source, checked }: Pick<BookingSite, 'source' | 'checked'>) =>
    fillTemplate(text.source, { source, checked });
  return (
    <div className={styles.assumptions}>
      <div className={`${styles.controls} needs-script`}>
        <Switch
          label={fillTemplate(text.cards, {
            percent: formatPercent(cardProcessing.percent, money.locale),
            perBooking: formatMoney(cardProcessing.perBookingCents / 100, money),
          })}
          name="hasProcessing"
          checked={state.hasProcessing}
          onChange={({ target }) => change({ hasProcessing: target.checked })}
        />
        {state.hasProcessing && (
          <AmountInput {...props} name="stayNights" label={text.stay} message={text.stayMessage}>
            <p>{text.stayNote}</p>
          </AmountInput>
        )}
        <Button variant="outline" onClick={() => change(reset(state, options))}>
          {text.reset}
        </Button>
      </div>
      <ul role="list" className={styles.sources}>
        {options.otas.map(({ id, name, commissionPercent, ...ota }) => (
          <li key={id}>
            <b>{`${name}, ${formatPercent(commissionPercent, money.locale)}`}</b>{' '}
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
