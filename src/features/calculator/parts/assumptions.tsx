import { useId, type ReactNode } from 'react';
import type { AmountName } from '../rules/choice.ts';
import type { Source } from '../rules/options.ts';
import { formatCents } from '../../../shared/money.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { Button } from '../../../ui/button.tsx';
import { Chevron } from '../../../ui/chevron.tsx';
import {
  choose,
  commitDraft,
  fieldText,
  resetAssumptions,
  setDraft,
} from '../state/calculator-state.ts';
import { fieldMessage } from '../text/field-message.ts';
import { AmountField } from './amount-field.tsx';
import type { InputProps } from './props.ts';
import styles from './assumptions.module.css';
import { Switch } from './switch.tsx';

/** A number that the visitor can change, with its explanation. */
function Assumption({
  name,
  label,
  suffix = '',
  disabledReason,
  children,
  copy,
  options,
  state,
  onChange,
}: InputProps & {
  name: AmountName;
  label: string;
  suffix?: string;
  /** Why the number has no effect and its field is disabled. */
  disabledReason?: string | undefined;
  children?: ReactNode;
}) {
  const id = useId();
  const message = fieldMessage(name, copy, options, state);
  return (
    <div className={styles.assumption}>
      <label htmlFor={id}>{label}</label>
      <AmountField
        id={id}
        name={name}
        suffix={suffix}
        value={fieldText(state, name)}
        messageId={message ? `${id}message` : undefined}
        isInvalid={message?.isError ?? false}
        disabledReasonId={disabledReason && `${id}disabled`}
        onType={(typed) => onChange((current) => setDraft(current, name, typed))}
        onCommit={() => onChange((current) => commitDraft(current, options, name))}
      />
      {message && (
        <p
          id={`${id}message`}
          className={message.isError ? `${styles.message} ${styles.error}` : styles.message}
        >
          {message.text}
        </p>
      )}
      {children}
      {disabledReason && <p id={`${id}disabled`}>{disabledReason}</p>}
    </div>
  );
}

/** The assumptions besides the sliders, each with its source. */
export function Assumptions(props: InputProps) {
  const { copy, options, state, onChange } = props;
  const text = copy.assumptions;
  const { cardProcessing } = options;
  const sourceNote = ({ note, source, checked }: Source) => (
    <p>
      {note} <small>{fillTemplate(text.source, { source, checked })}</small>
    </p>
  );
  return (
    <details className={styles.assumptions}>
      <summary>
        {text.heading}
        <Chevron />
      </summary>
      <div className={styles.list}>
        {options.otas.map((ota) => (
          <Assumption
            {...props}
            key={ota.id}
            name={ota.id}
            label={fillTemplate(text.commission, { ota: ota.name })}
          >
            {sourceNote(ota)}
          </Assumption>
        ))}
        <div className={styles.assumption}>
          <Switch
            label={fillTemplate(text.cards, {
              percent: `${cardProcessing.percent}%`,
              perBooking: formatCents(cardProcessing.perBookingCents),
            })}
            name="hasProcessing"
            checked={state.hasProcessing}
            onChange={({ target }) =>
              onChange((current) => choose(current, { hasProcessing: target.checked }))
            }
          />
          {sourceNote(cardProcessing)}
        </div>
        <Assumption
          {...props}
          name="stayNights"
          label={text.stay}
          suffix={text.nights}
          disabledReason={state.hasProcessing ? undefined : text.stayDisabled}
        >
          <p>{text.stayNote}</p>
        </Assumption>
      </div>
      <Button
        variant="outline"
        onClick={() => onChange((current) => resetAssumptions(current, options))}
      >
        {text.reset}
      </Button>
    </details>
  );
}
