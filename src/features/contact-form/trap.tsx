import { TextField } from '../../ui/field.tsx';
import styles from './contact-form.module.css';

/** The name under which form services, Formspree among them, know such a field too. */
const trapName = '_gotcha';

/** A field that nobody can see or reach. Whoever fills it in reads the page's source: a robot. */
export function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap}>
      <TextField label={label} name={trapName} autoComplete="off" tabIndex={-1} />
    </div>
  );
}

/** Whether a robot filled in the form. */
export function isTrapped(entries: FormData): boolean {
  return Boolean(entries.get(trapName));
}
