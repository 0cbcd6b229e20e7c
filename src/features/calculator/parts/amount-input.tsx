import { useId, type Dispatch, type ReactNode, type SyntheticEvent } from 'react';
import { fillTemplate } from '../../../content/fields/template.ts';
import { formatNumber } from '../../../shared/format-number.ts';
import type { CalculatorOptions } from '../options.ts';
import { choiceOf, fieldName, type CalculatorAction, type CalculatorState } from '../reducer.ts';
import { formatAmount } from '../text.ts';
import styles from './amount-input.module.css';

interface AmountInputProps {
  name: string;
  options: CalculatorOptions;
  state: CalculatorState;
  dispatch: Dispatch<CalculatorAction>;
  label: string;
  /** Accessible name of the text field beside a slider; without it, there is no slider. */
  typedLabel?: string;
  /** Shown while the text in the field cannot be used. */
  message: string;
  /** Replaces the amount's unit. */
  suffix?: string;
  /** Why the number has no effect and its field is disabled. */
  disabledReason?: string | undefined;
  /** A note below the field. */
  children?: ReactNode;
}

/** A number: its label, a text field with its unit, and perhaps a slider. */
export function AmountInput({ name, options, state, dispatch, ...props }: AmountInputProps) {
  const id = useId();
  const rules = options.amounts[name];
  const value = choiceOf(state).amounts[name];
  if (!rules || value === undefined) return null;
  const { unit, min, max, step } = rules;
  const typed = state.typed[name];
  const isUnusable = typed?.isLeft === true;
  const format = (amount: number) => formatAmount(unit, amount, options.money);
  // Some languages have the percent or currency sign on the other side.
  const [before = '', after = ''] = format(1).split('1');
  const noteId = isUnusable || props.disabledReason ? `${id}note` : undefined;
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
            dispatch({ type: 'slide', name, value: currentTarget.valueAsNumber })
          }
        />
      )}
      <span
        className={`${styles.field} needs-script`}
        data-prefix={before.trim() || undefined}
        data-suffix={props.suffix ?? (after.trim() || undefined)}
      >
        <input
          id={props.typedLabel ? undefined : id}
          name={fieldName(name)}
          type="text"
          inputMode="decimal"
          enterKeyHint="done"
          aria-label={props.typedLabel}
          aria-invalid={isUnusable}
          aria-describedby={noteId}
          disabled={props.disabledReason !== undefined}
          value={typed?.text ?? formatNumber(value, options.money.locale)}
          // React's change event ignores values that an extension sets.
          onInput={({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
            dispatch({ type: 'type', name, text: currentTarget.value })
          }
          onBlur={() => dispatch({ type: 'leave', name })}
          onKeyDown={({ key }) => key === 'Enter' && dispatch({ type: 'leave', name })}
        />
      </span>
      {isUnusable && (
        <p id={noteId} role="alert" className={styles.message}>
          {fillTemplate(props.message, {
            min: format(min),
            max: format(max),
            current: format(value),
          })}
        </p>
      )}
      {props.disabledReason && <p id={noteId}>{props.disabledReason}</p>}
      {props.children}
    </div>
  );
}
