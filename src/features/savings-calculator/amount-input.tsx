import { useId, type SyntheticEvent } from 'react';
import { inputLimits, type InputName } from '../../domain/savings.ts';
import styles from './amount-input.module.css';
import { amountFormats } from './amount-formats.ts';
import { typedName, type Amount } from './calculator-state.ts';

interface AmountInputProps {
  name: InputName;
  label: string;
  typedLabel: string;
  amount: Amount;
  /** What the field takes, where what was typed cannot be used. */
  problem: string | null;
  onSlide: (value: number) => void;
  onType: (typed: string) => void;
}

/**
 * An amount that can be slid and typed. Both controls listen to `input` itself: React's own change
 * event leaves out values that a script or an extension has set.
 */
export function AmountInput(props: AmountInputProps) {
  const { name, label, typedLabel, amount, problem, onSlide, onType } = props;
  const id = useId();
  const problemId = `${id}problem`;
  const { min, max, step } = inputLimits[name];
  const { prefix, suffix, format } = amountFormats[name];
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.typed}>
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          name={typedName(name)}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-label={typedLabel}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          value={amount.typed}
          onInput={(event: SyntheticEvent<HTMLInputElement>) => onType(event.currentTarget.value)}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
      </span>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={amount.value}
        aria-valuetext={format(amount.value)}
        className={styles.slider}
        onInput={(event: SyntheticEvent<HTMLInputElement>) =>
          onSlide(event.currentTarget.valueAsNumber)
        }
      />
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
