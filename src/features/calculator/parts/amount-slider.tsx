import { useId, type SyntheticEvent } from 'react';
import type { SliderName } from '../rules/choice.ts';
import type { InputLimits } from '../rules/savings.ts';
import { amountFormat } from '../text/amount-format.ts';
import type { MoneyFormat } from '../../../shared/money.ts';
import type { FieldMessage } from '../text/field-message.ts';
import { AmountField } from './amount-field.tsx';
import styles from './amount-slider.module.css';

interface AmountSliderProps {
  name: SliderName;
  money: MoneyFormat;
  limits: InputLimits;
  label: string;
  typedLabel: string;
  value: number;
  /** The text in the field. */
  text: string;
  message: FieldMessage | null;
  onSlide: (value: number) => void;
  onType: (text: string) => void;
  onCommit: () => void;
}

/** An amount with a slider and a text field. */
export function AmountSlider(props: AmountSliderProps) {
  const { name, money, limits, label, typedLabel, value, text, message, onSlide } = props;
  const id = useId();
  const messageId = message ? `${id}message` : undefined;
  const { min, max, step } = limits;
  return (
    <div className={styles.amount}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={amountFormat(name, money).format(value)}
        className={styles.slider}
        onInput={(event: SyntheticEvent<HTMLInputElement>) =>
          onSlide(event.currentTarget.valueAsNumber)
        }
      />
      <AmountField
        name={name}
        money={money}
        label={typedLabel}
        value={text}
        messageId={messageId}
        isInvalid={message?.isError ?? false}
        onType={props.onType}
        onCommit={props.onCommit}
      />
      {message && (
        <p
          id={messageId}
          className={message.isError ? `${styles.message} ${styles.error}` : styles.message}
        >
          {message.text}
        </p>
      )}
    </div>
  );
}
