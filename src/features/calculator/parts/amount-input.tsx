import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { fillTemplate } from '../../../shared/template.ts';
import { readAmount } from '../choice.ts';
import { amountRules, type AmountName } from '../options.ts';
import { Slider } from '../../../ui/slider.tsx';
import { parseAmount } from '../parse-amount.ts';
import type { StateProps } from '../state.ts';
import { formatAmount } from '../text.ts';
import styles from './amount-input.module.css';

interface AmountInputProps extends StateProps {
  name: AmountName;
  label: string;
  /** Accessible name of the text field beside a slider. Without it, there is no slider. */
  typedLabel?: string;
  /** A link after the message, if the number is too high. */
  children?: ReactNode;
  /** A note below the field. */
  note?: string | undefined;
}

/**
 * An input for a number: a label, an optional slider, and a text field with its unit. The text field needs the script.
 */
export function AmountInput({ name, ...props }: AmountInputProps) {
  const id = useId();
  const { copy, options, formats, state, dispatch } = props;
  const rules = amountRules[name];
  const { unit, min, max, step } = rules;
  const value = readAmount(state, name);
  const typed = state.typed[name];
  const isWrong = typed?.isLeft === true;
  const wanted = isWrong ? parseAmount(typed.text, rules, options) : null;
  const format = (amount: number) => formatAmount(unit, amount, formats);
  // Some languages put the percent sign or currency symbol on the other side.
  const [before = '', after = ''] = format(1).split(formats.number(1));
  const noNumber = name === 'commissionPercent' ? copy.assumptions.commissionMessage : copy.message;
  const messageId = isWrong ? `${id}message` : undefined;
  const leave = () => dispatch({ type: 'leave', name });
  return (
    <div className={styles.amount}>
      <label htmlFor={id}>{props.label}</label>
      {props.typedLabel && (
        <Slider
          id={id}
          name={name}
          className={styles.slider}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          onValue={(slid) => dispatch({ type: 'slide', name, value: slid })}
        />
      )}
      <span className={styles.field}>
        <Unit text={before} />
        {state.isStarted ? (
          <input
            id={props.typedLabel ? undefined : id}
            className={styles.number}
            name={`${name}Typed`}
            type="text"
            inputMode="decimal"
            enterKeyHint="done"
            aria-label={props.typedLabel}
            aria-invalid={isWrong}
            aria-describedby={messageId}
            value={typed?.text ?? formats.number(value)}
            // React's change event ignores values set by browser extensions.
            onInput={({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
              dispatch({ type: 'type', name, text: currentTarget.value })
            }
            onBlur={leave}
            onKeyDown={({ key }) => key === 'Enter' && leave()}
          />
        ) : (
          <span className={styles.number}>{formats.number(value)}</span>
        )}
        <Unit text={after} />
      </span>
      {isWrong && (
        <p id={messageId} role="alert" className={styles.message}>
          {fillTemplate(wanted === null ? noNumber : copy.beyond, {
            min: format(min),
            max: format(max),
            current: format(value),
          })}{' '}
          {wanted !== null && wanted > max && props.children}
        </p>
      )}
      {props.note && <p>{props.note}</p>}
    </div>
  );
}

/** The unit beside a number. Screen readers read it in the label. */
function Unit({ text }: { text: string }) {
  return (
    text.trim() && (
      <span aria-hidden="true" className={styles.unit}>
        {text.trim()}
      </span>
    )
  );
}
