import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Slider } from '../../../ui/slider.tsx';
import { sliders, type SliderName } from '../options.ts';
import { formatNumber, type Result } from '../text.ts';
import { NumberField } from './number-field.tsx';
import styles from './number-input.module.css';

interface NumberInputProps extends Pick<Result, 'copy' | 'formats'> {
  name: SliderName;
  value: number;
  /** Below the field, if its number is the highest. */
  children?: ReactNode;
}

/** A number that a visitor slides or types. The field holds it, and the slider follows. */
export function NumberInput({ name, value, copy, formats, children }: NumberInputProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { unit, initial, ...range } = sliders[name];
  const { label, typedLabel } = copy[name];
  // Keeps what the visitor slid before the script ran.
  useLayoutEffect(() => {
    if (!slider.current || !field.current) return;
    if (slider.current.value !== `${initial}`) field.current.value = slider.current.value;
  }, [initial]);
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <Slider
        {...range}
        ref={slider}
        id={id}
        className={styles.slider}
        value={value}
        aria-valuetext={formatNumber(unit, value, formats)}
        onValue={(slid) => {
          if (field.current) field.current.value = `${slid}`;
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
