import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonStyle = { variant?: 'solid' | 'outline' | 'quiet' };

function classNames(variant: ButtonStyle['variant'] = 'solid', className = '') {
  // Buttons are of no use on paper.
  return `${styles.button} ${styles[variant]} not-printed ${className}`.trim();
}

/** A button for an action on this page. */
export function Button({
  variant,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonStyle) {
  return <button {...rest} type={type} className={classNames(variant, className)} />;
}

/** A link styled as a button. */
export function ButtonLink({
  variant,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <a {...rest} className={classNames(variant, className)}>
      {children}
    </a>
  );
}
