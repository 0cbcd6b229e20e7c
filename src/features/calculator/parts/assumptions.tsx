import { formatPercent } from '../../../shared/format-number.ts';
import type { Source } from '../../../content/facts/calculator.ts';
import { fillTemplate } from '../../../shared/template.ts';
import type { CalculatorCopy } from '../../../content/schemas/calculator.ts';
import { formatMoney } from '../../../shared/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/chevron.tsx';
import { newTab } from '../../../ui/new-tab.ts';
import { findOption } from '../evaluate.ts';
import { reset, type StateProps } from '../state.ts';
import { AmountInput } from './amount-input.tsx';
import styles from './assumptions.module.css';
import { Switch } from './switch.tsx';

/** The assumptions besides the main inputs, folded, and the sources of every rate. */
export function Assumptions({ copy, ...props }: StateProps & { copy: CalculatorCopy }) {
  const { options, state, change } = props;
  const text = copy.assumptions;
  const { cardProcessing, money } = options;
  const ota = findOption(options.otas, state.otaId);
  return (
    <details className={styles.assumptions}>
      <summary>
        {text.heading} <Chevron />
      </summary>
      <div className={`${styles.controls} needs-script`}>
        <AmountInput
          key={ota.id}
          {...props}
          name={ota.id}
          label={fillTemplate(text.commission, { ota: ota.name })}
          message={text.commissionMessage}
          beyond={copy.beyond}
          note={ota.ownRate}
        />
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
          <AmountInput
            {...props}
            name="stayNights"
            label={text.stay}
            message={text.stayMessage}
            beyond={copy.beyond}
            note={text.stayNote}
          />
        )}
        <Button variant="outline" onClick={() => change(reset(state, options))}>
          {text.reset}
        </Button>
      </div>
      <ul role="list" className={styles.sources}>
        {options.otas.map(({ id, name, commissionPercent, ...rest }) => (
          <SourceLine
            key={id}
            {...rest}
            name={`${name}, ${formatPercent(commissionPercent, money.locale)}`}
            checkedText={text.checked}
          />
        ))}
        <SourceLine {...cardProcessing} name={text.cardProcessing} checkedText={text.checked} />
      </ul>
    </details>
  );
}

interface SourceLineProps {
  name: string;
  note: string;
  sources: readonly Source[];
  checked: string;
  checkedText: string;
}

/** What a rate depends on, who documents it, and when that was last read. */
function SourceLine({ name, note, sources, checked, checkedText }: SourceLineProps) {
  return (
    <li>
      <b>{name}</b> {note}{' '}
      {sources.map((source) => (
        <a key={source.href} href={source.href} {...newTab}>
          {source.name}
        </a>
      ))}{' '}
      {fillTemplate(checkedText, { checked })}
    </li>
  );
}
