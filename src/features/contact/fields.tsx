import type { ContactFormCopy } from '../../content/schemas/contact.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { focusOnMount } from './focus-on-mount.ts';

interface FieldsProps {
  copy: ContactFormCopy;
  readOnly: boolean;
  /** The fields are for another message, so the first one gets the focus. */
  isAgain: boolean;
}

/** The four fields of a message. */
export function Fields({ copy, readOnly, isAgain }: FieldsProps) {
  return (
    <>
      <TextField
        ref={isAgain ? focusOnMount : null}
        label={copy.name.label}
        name="name"
        autoComplete="name"
        readOnly={readOnly}
        required
      />
      <TextField
        label={copy.email.label}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={copy.email.placeholder}
        readOnly={readOnly}
        required
      />
      <SelectField label={copy.subject.label} name="subject" defaultValue="" required>
        <option value="">{copy.subject.placeholder}</option>
        {copy.subject.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={copy.message.label}
        name="message"
        rows={5}
        placeholder={copy.message.placeholder}
        readOnly={readOnly}
        required
      />
    </>
  );
}
