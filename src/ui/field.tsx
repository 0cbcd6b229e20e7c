import { useId, type ComponentProps, type ReactNode } from 'react';
import { Stack } from './layout.tsx';
import styles from './field.module.css';

type FieldProps<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & {
  label: string;
};

function Labeled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Stack gap="xs" className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </Stack>
  );
}

/** A labeled text input. */
export function TextField({ label, ...rest }: FieldProps<'input'>) {
  const id = useId();
  return (
    <Labeled id={id} label={label}>
      <input type="text" {...rest} id={id} className={styles.control} />
    </Labeled>
  );
}

/** A labeled text area. */
export function TextArea({ label, ...rest }: FieldProps<'textarea'>) {
  const id = useId();
  return (
    <Labeled id={id} label={label}>
      <textarea {...rest} id={id} className={styles.control} />
    </Labeled>
  );
}

/** A labeled select, with a hint below it. */
export function SelectField({
  label,
  hint,
  children,
  ...rest
}: FieldProps<'select'> & { hint?: string }) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <Labeled id={id} label={label}>
      <select {...rest} id={id} aria-describedby={hintId} className={styles.control}>
        {children}
      </select>
      {hint && (
        <small id={hintId} className={styles.hint}>
          {hint}
        </small>
      )}
    </Labeled>
  );
}

/** A labeled switch: a native checkbox that looks like a switch and has its role. */
export function Switch({ label, ...rest }: FieldProps<'input'>) {
  return (
    <label className={styles.switch}>
      <span>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its checked state */}
      <input {...rest} type="checkbox" role="switch" />
    </label>
  );
}
