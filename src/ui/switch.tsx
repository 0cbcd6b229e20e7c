import type { ComponentProps } from 'react';
import styles from './switch.module.css';

/** A labeled switch: a native checkbox that looks like a switch and has its role. */
export function Switch({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its checked state */}
      <input {...rest} type="checkbox" role="switch" />
    </label>
  );
}
