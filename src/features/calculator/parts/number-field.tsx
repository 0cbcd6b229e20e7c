import type { ComponentProps } from 'react';
import styles from './number-input.module.css';

interface NumberFieldProps extends ComponentProps<'input'> {
  /** Formats a number with its unit. */
  format: (value: number) => string;
}

/** The browser's field for a number, with the unit before or after it. Screen readers read the unit in the label. */
export function NumberField({ format, ...rest }: NumberFieldProps) {
  // Some languages put the percent sign or currency symbol on the other side.
  const [before = '', after = ''] = format(1).split('1');
  return (
    <span className={styles.field}>
      <span aria-hidden="true">{before.trim()}</span>
      <input {...rest} type="number" inputMode="decimal" enterKeyHint="done" />
      <span aria-hidden="true">{after.trim()}</span>
    </span>
  );
}
