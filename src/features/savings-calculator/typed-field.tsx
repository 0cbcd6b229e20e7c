import type { SyntheticEvent } from 'react';
import type { AmountName } from '../../domain/calculator-choice.ts';
import { amountFormats } from './amount-formats.ts';
import { typedName } from './calculator-state.ts';
import styles from './typed-field.module.css';

interface TypedFieldProps {
  name: AmountName;
  /** Names the field; left out where a label in sight points to `id`. */
  label?: string;
  id?: string;
  /** Overrides the unit that the amount is written with. */
  suffix?: string;
  value: string;
  problemId: string | undefined;
  onType: (typed: string) => void;
}

/**
 * A number typed with its unit beside it. It listens to `input` itself: React's own change event
 * leaves out values that a script or an extension has set.
 */
export function TypedField({
  name,
  label,
  id,
  value,
  problemId,
  onType,
  ...unit
}: TypedFieldProps) {
  const { prefix, suffix = unit.suffix } = amountFormats[name];
  return (
    <span className={`${styles.typed} needs-script`}>
      {prefix && <span aria-hidden="true">{prefix}</span>}
      <input
        id={id}
        name={typedName(name)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        value={value}
        onInput={(event: SyntheticEvent<HTMLInputElement>) => onType(event.currentTarget.value)}
      />
      {suffix && <span aria-hidden="true">{suffix}</span>}
    </span>
  );
}
