import { Button, ButtonLink } from '../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../ui/field.tsx';
import styles from './styleguide.module.css';

const buttonStates = ['default', 'hover', 'focus-visible'];
const fieldStates = [...buttonStates, 'user-invalid'];

/** Buttons and links styled as buttons, in every variant and state. */
export function Buttons() {
  return (['solid', 'outline', 'quiet'] as const).map((variant) => (
    <div key={variant} className={styles.row}>
      {buttonStates.map((state) => (
        <Button key={state} variant={variant} data-state={state}>
          {variant}, {state}
        </Button>
      ))}
      <Button variant={variant} disabled>
        {variant}, disabled
      </Button>
      <ButtonLink href="#main" variant={variant}>
        {variant}, a link
      </ButtonLink>
    </div>
  ));
}

/** Fields of each kind in every state. */
export function Fields() {
  return (
    <div className={styles.fields}>
      {fieldStates.map((state) => (
        <TextField key={state} label={`Text, ${state}`} placeholder="Empty" data-state={state} />
      ))}
      <SelectField label="Choice">
        <option>Villa Sawah</option>
        <option>Rumah Pantai</option>
      </SelectField>
      <TextArea label="Longer text" defaultValue="Late arrival, two keys." />
    </div>
  );
}
