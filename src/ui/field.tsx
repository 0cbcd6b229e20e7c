import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';

type FieldProps<Tag extends 'input' | 'textarea' | 'select'> = ComponentProps<Tag> & {
  label: string;
};

function Labeled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
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

/** A labeled select. */
export function SelectField({ label, children, ...rest }: FieldProps<'select'>) {
  const id = useId();
  return (
    <Labeled id={id} label={label}>
      <select {...rest} id={id} className={styles.control}>
        {children}
      </select>
    </Labeled>
  );
}
