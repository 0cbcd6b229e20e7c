import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import fieldStyles from '../../../ui/field.module.css';
import { sliders, type SliderName } from '../options.ts';
import { formatNumber, type Result } from '../text.ts';
import styles from './inputs.module.css';

interface NumberInputProps extends Pick<Result, 'copy' | 'formats'> {
  name: SliderName;
  value: number;
  /** Below the field, if its number is the highest. */
  children?: ReactNode;
}

/**
 * A number that a visitor slides or types. The field holds it, and the slider follows. A touch moves the slider at once,
 * so the number is restored if the touch turns out to be a swipe that scrolls the page.
 */
export function NumberInput({ name, value, copy, formats, children }: NumberInputProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const valueBefore = useRef(value);
  const { unit, initial, ...range } = sliders[name];
  const { label, typedLabel } = copy[name];
  // Keeps what the visitor slid before the script ran.
  useLayoutEffect(() => {
    if (!slider.current || !field.current) return;
    if (slider.current.value !== `${initial}`) field.current.value = slider.current.value;
  }, [initial]);
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        ref={slider}
        id={id}
        type="range"
        className={styles.slider}
        value={value}
        aria-valuetext={formatNumber(unit, value, formats)}
        // React's change event ignores values that an extension sets.
        onInput={({ currentTarget }) => {
          if (field.current) field.current.value = currentTarget.value;
        }}
        onPointerDown={() => (valueBefore.current = value)}
        onPointerCancel={({ currentTarget }) => {
          currentTarget.valueAsNumber = valueBefore.current;
          currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
        }}
      />
      <NumberField
        {...range}
        ref={field}
        step={1}
        name={name}
        aria-label={typedLabel}
        defaultValue={initial}
        format={(amount) => formatNumber(unit, amount, formats)}
      />
      {value === range.max && children}
    </div>
  );
}

interface NumberFieldProps extends ComponentProps<'input'> {
  /** Formats a number with its unit. */
  format: (value: number) => string;
}

/** The browser's field for a number, with the unit before or after it. Screen readers read the unit in the label. */
export function NumberField({ format, ...rest }: NumberFieldProps) {
  // Some languages put the percent sign or currency symbol on the other side.
  const [before = '', after = ''] = format(1).split('1');
  return (
    <span className={`${fieldStyles.control} ${styles.field}`}>
      <span aria-hidden="true">{before.trim()}</span>
      <input {...rest} type="number" inputMode="decimal" enterKeyHint="done" />
      <span aria-hidden="true">{after.trim()}</span>
    </span>
  );
}
