import { TextField } from '../../ui/field.tsx';
import styles from './contact-form.module.css';

/** The name under which form services, Formspree among them, know such a field too. */
const trapName = '_gotcha';

/** Tells password managers to leave the field alone; each has a different attribute for that. */
const notForPasswordManagers = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
};

/**
 * A field that nobody can see or reach (`inert` keeps it from the keyboard, assistive technology and
 * autofill). Most likely only a robot that reads the page's source fills it in.
 */
export function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} inert>
      <TextField
        label={label}
        name={trapName}
        autoComplete="off"
        tabIndex={-1}
        {...notForPasswordManagers}
      />
    </div>
  );
}

/**
 * Whether the field for robots was filled in. It is emptied, so that a person whose browser filled it in
 * can try again.
 */
export function springTrap(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLInputElement>(`[name="${trapName}"]`);
  if (!field?.value) return false;
  field.value = '';
  return true;
}
