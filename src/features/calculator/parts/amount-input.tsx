import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { fillTemplate } from '../../../shared/template.ts';
import { formatNumber } from '../../../shared/format-number.ts';
import { fieldName, leave, slide, type, type StateProps } from '../state.ts';
import { formatAmount } from '../text.ts';
import styles from './amount-input.module.css';

interface AmountInputProps extends StateProps {
  name: string;
  label: string;
  /** Accessible name of the text field beside a slider; without it, there is no slider. */
  typedLabel?: string;
  /** Shown while the text in the field cannot be used. */
  message: string;
  /** A note below the field. */
  children?: ReactNode;
}

/** A number: its label, a text field with its unit, and perhaps a slider. */
export function AmountInput({ name, options, state, change, ...props }: AmountInputProps) {
  const id = useId();
  const rules = options.amounts[name];
  const value = state.amounts[name];
  if (!rules || value === undefined) return null;
  const { unit, min, max, step } = rules;
  const typed = state.typed?.name === name ? state.typed : null;
  const isUnusable = typed?.isLeft === true;
  const format = (amount: number) => formatAmount(unit, amount, options.money);
  // Some languages have the percent or currency sign on the other side.
  const [before = '', after = ''] = format(1).split('1');
  const messageId = isUnusable ? `${id}message` : undefined;
  return (
    <div className={styles.amount}>
      <label htmlFor={id}>{props.label}</label>
      {props.typedLabel && (
        <input
          id={id}
          name={name}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onInput={({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
            change(slide(state, name, currentTarget.valueAsNumber))
          }
        />
      )}
      <span
        className={`${styles.field} needs-script`}
        data-prefix={before.trim() || undefined}
        data-suffix={after.trim() || undefined}
      >
        <input
          id={props.typedLabel ? undefined : id}
          name={fieldName(name)}
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          aria-label={props.typedLabel}
          aria-invalid={isUnusable}
          aria-describedby={messageId}
          value={typed?.text ?? formatNumber(value, options.money.locale)}
          // React's change event ignores values that an extension sets.
          onInput={({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
            change(type(state, options, name, currentTarget.value))
          }
          onBlur={() => change(leave(state))}
          onKeyDown={({ key }) => key === 'Enter' && change(leave(state))}
        />
      </span>
      {isUnusable && (
        <p id={messageId} role="alert" className={styles.message}>
          {fillTemplate(props.message, {
            min: format(min),
            max: format(max),
            current: format(value),
          })}
        </p>
      )}
      {props.children}
    </div>
  );
}
