import type { ComponentProps } from 'react';
import styles from './button.module.css';

type Look = { variant?: 'solid' | 'outline' | 'quiet' };

function look(variant: Look['variant'] = 'solid', className = '') {
  return `${styles.button} ${styles[variant]} ${className}`.trim();
}

/** Does something on this page. */
export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={look(variant, className)} />;
}

/** Leads somewhere, looking like a button. */
export function ButtonLink({ variant, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <a {...rest} className={look(variant, className)}>
      {children}
    </a>
  );
}
