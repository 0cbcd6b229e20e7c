import { useId, type ReactNode } from 'react';
import type { AmountName } from '../rules/choice.ts';
import { commitDraft, fieldText, setDraft } from '../state/calculator-state.ts';
import { fieldMessage } from '../text/field-message.ts';
import { AmountField } from './amount-field.tsx';
import styles from './labeled-amount.module.css';
import type { InputProps } from './props.ts';

interface LabeledAmountProps extends InputProps {
  name: AmountName;
  label: string;
  className?: string | undefined;
  /** Replaces the amount's unit. */
  suffix?: string;
  /** Why the number has no effect and its field is disabled. */
  disabledReason?: string | undefined;
  children?: ReactNode;
}

/** A number without a slider: its label, its field, and the message about what was typed. */
export function LabeledAmount({
  name,
  label,
  className = '',
  suffix,
  disabledReason,
  children,
  copy,
  options,
  state,
  onChange,
}: LabeledAmountProps) {
  const id = useId();
  const message = fieldMessage(name, copy, options, state);
  return (
    <div className={`${styles.amount} ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      <AmountField
        id={id}
        name={name}
        money={options.money}
        {...(suffix !== undefined && { suffix })}
        value={fieldText(state, options, name)}
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
