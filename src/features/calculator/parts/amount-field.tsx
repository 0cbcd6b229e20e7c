import type { SyntheticEvent } from 'react';
import type { AmountName } from '../rules/choice.ts';
import { fieldName } from '../state/calculator-state.ts';
import type { MoneyFormat } from '../../../shared/money.ts';
import { amountFormat } from '../text/amount-format.ts';
import styles from './amount-field.module.css';

interface AmountFieldProps {
  name: AmountName;
  money: MoneyFormat;
  /** Accessible name, unless a visible label points to `id`. */
  label?: string;
  id?: string;
  /** Replaces the amount's unit. */
  suffix?: string;
  value: string;
  /** Id of the message below the field. */
  messageId: string | undefined;
  isInvalid: boolean;
  /** Id of the text that explains why the field is disabled; without it, the field is enabled. */
  disabledReasonId?: string | undefined;
  onType: (text: string) => void;
  /** The visitor leaves the field or presses Enter, or a script sets the text. */
  onCommit: () => void;
}

/**
 * A text field for a number, with its unit beside it. It listens to `input`, because React's change
 * event ignores values that a script or extension sets. Such a value counts at once, since the focus
 * is elsewhere and no blur will follow.
 */
export function AmountField({
  name,
  money,
  label,
  id,
  value,
  messageId,
  isInvalid,
  disabledReasonId,
  onType,
  onCommit,
  ...unit
}: AmountFieldProps) {
  const { prefix, suffix = unit.suffix } = amountFormat(name, money);
  const isWide = (prefix?.length ?? 0) > 1;
  return (
    <span
      className={`${styles.field} ${isWide ? styles.wide : ''} needs-script`.replace('  ', ' ')}
      data-prefix={prefix}
      data-suffix={suffix}
    >
      <input
        id={id}
        name={fieldName(name)}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={messageId ?? disabledReasonId}
        disabled={disabledReasonId !== undefined}
        value={value}
        onInput={({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
          onType(currentTarget.value);
          if (currentTarget !== document.activeElement) onCommit();
        }}
        onBlur={({ currentTarget }) => {
          // If the whole window loses the focus, the field is still the active element.
          if (currentTarget !== document.activeElement) onCommit();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onCommit();
        }}
      />
    </span>
  );
}
