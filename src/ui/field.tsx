import { createElement, useId, type ComponentProps } from 'react';
import { Stack } from './layout.tsx';
import styles from './field.module.css';

type Control = 'input' | 'textarea' | 'select';

type FieldProps<Tag extends Control> = ComponentProps<Tag> & { label: string; hint?: string };

/** Creates a component for a form control, with its label above it and a hint below it. */
function createField<Tag extends Control>(tag: Tag) {
  return function Field({ label, hint, ...rest }: FieldProps<Tag>) {
    const id = useId();
    const hintId = hint && `${id}-hint`;
    const control = { ...rest, id, 'aria-describedby': hintId, className: styles.control };
    return (
      <Stack gap="xs" className={styles.field}>
        <label htmlFor={id}>{label}</label>
        {createElement(tag, control)}
        {hint && (
          <small id={hintId} className={styles.hint}>
            {hint}
          </small>
        )}
      </Stack>
    );
  };
}

export const TextField = createField('input');
export const TextArea = createField('textarea');
export const SelectField = createField('select');

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
