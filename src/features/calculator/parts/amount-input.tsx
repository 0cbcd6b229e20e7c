import { useId, type SyntheticEvent } from 'react';
import type { SliderName } from '../rules/choice.ts';
import type { InputLimits } from '../rules/savings.ts';
import styles from './amount-input.module.css';
import { amountFormat } from './amount-formats.ts';
import type { FieldRemark } from '../remarks.ts';
import { TypedField } from './typed-field.tsx';

interface AmountInputProps {
  name: SliderName;
  limits: InputLimits;
  label: string;
  typedLabel: string;
  value: number;
  typed: string;
  remark: FieldRemark | null;
  onSlide: (value: number) => void;
  onType: (typed: string) => void;
  onFinish: () => void;
}

/** An amount that can be slid and typed. */
export function AmountInput(props: AmountInputProps) {
  const { name, limits, label, typedLabel, value, typed, remark, onSlide } = props;
  const id = useId();
  const remarkId = remark ? `${id}remark` : undefined;
  const { min, max, step } = limits;
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <TypedField
        name={name}
        label={typedLabel}
        value={typed}
        remarkId={remarkId}
        isInvalid={remark?.isProblem ?? false}
        onType={props.onType}
        onFinish={props.onFinish}
      />
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={amountFormat(name).format(value)}
        className={styles.slider}
        onInput={(event: SyntheticEvent<HTMLInputElement>) =>
          onSlide(event.currentTarget.valueAsNumber)
        }
      />
      {remark && (
        <p
          id={remarkId}
          className={remark.isProblem ? `${styles.remark} ${styles.problem}` : styles.remark}
        >
          {remark.text}
        </p>
      )}
    </div>
  );
}
