import { TextField } from '../../ui/field.tsx';
import styles from './contact-form.module.css';
import { honeypotField } from './contact-message.ts';

/**
 * A field that only bots fill in. It is invisible, and `inert` keeps it from the keyboard, assistive
 * technology and autofill. Each password manager has its own attribute for fields that it must not fill in.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} inert>
      <TextField
        label={label}
        name={honeypotField}
        autoComplete="off"
        tabIndex={-1}
        data-1p-ignore=""
        data-bwignore=""
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}
