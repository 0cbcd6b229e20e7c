import { useId, type SyntheticEvent } from 'react';
import { inputLimits, type InputName } from '../../domain/savings.ts';
import styles from './amount-input.module.css';
import { amountFormats } from './amount-formats.ts';
import { TypedField } from './typed-field.tsx';

interface AmountInputProps {
  name: InputName;
  label: string;
  typedLabel: string;
  value: number;
  typed: string;
  /** What the field takes, where what was typed cannot be used. */
  problem: string | null;
  onSlide: (value: number) => void;
  onType: (typed: string) => void;
}

/** An amount that can be slid and typed. */
export function AmountInput(props: AmountInputProps) {
  const { name, label, typedLabel, value, typed, problem, onSlide, onType } = props;
  const id = useId();
  const problemId = problem === null ? undefined : `${id}problem`;
  const { min, max, step } = inputLimits[name];
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TypedField
        name={name}
        label={typedLabel}
        value={typed}
        problemId={problemId}
        onType={onType}
      />
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={amountFormats[name].format(value)}
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
