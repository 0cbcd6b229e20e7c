import type { ComponentProps } from 'react';
import styles from './switch.module.css';

/** A labelled switch: a native checkbox that looks and reads as one. */
export function Switch({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={styles.switch}>
      {label}
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it itself */}
      <input {...rest} type="checkbox" role="switch" />
    </label>
  );
}
