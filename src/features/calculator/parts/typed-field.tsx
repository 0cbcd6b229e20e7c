import type { SyntheticEvent } from 'react';
import type { AmountName } from '../rules/choice.ts';
import { amountFormat } from './amount-formats.ts';
import { typedName } from '../calculator-state.ts';
import styles from './typed-field.module.css';

interface TypedFieldProps {
  name: AmountName;
  /** Names the field; left out where a label in sight points to `id`. */
  label?: string;
  id?: string;
  /** Overrides the unit that the amount is written with. */
  suffix?: string;
  value: string;
  /** What is said about the text in the field, below it. */
  remarkId: string | undefined;
  isInvalid: boolean;
  /** Says why the field is disabled; it is not if this is left out. */
  disabledBecauseId?: string | undefined;
  onType: (typed: string) => void;
  /** The field is left, or Enter is pressed, or the text was not typed. */
  onFinish: () => void;
}

/**
 * A number typed with its unit beside it. It listens to `input` itself: React's own change event
 * leaves out values that a script or an extension has set. Such a value comes while the focus is
 * elsewhere, so nobody will leave the field, and it counts at once.
 */
export function TypedField({
  name,
  label,
  id,
  value,
  remarkId,
  isInvalid,
  disabledBecauseId,
  onType,
  onFinish,
  ...unit
}: TypedFieldProps) {
  const { prefix, suffix = unit.suffix } = amountFormat(name);
  return (
    <span className={`${styles.typed} needs-script`}>
      {prefix && <span aria-hidden="true">{prefix}</span>}
      <input
        id={id}
        name={typedName(name)}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={remarkId ?? disabledBecauseId}
        disabled={disabledBecauseId !== undefined}
        value={value}
        onInput={({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
          onType(currentTarget.value);
          if (currentTarget !== document.activeElement) onFinish();
        }}
        onBlur={({ currentTarget }) => {
          // Where the whole window loses the focus, the field has it again when the visitor is back.
          if (currentTarget !== document.activeElement) onFinish();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onFinish();
        }}
      />
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
}
