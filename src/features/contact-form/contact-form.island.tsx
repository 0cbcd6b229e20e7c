import { useState, type SubmitEvent } from 'react';
import type { ContactCopy } from '../../domain/page.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import styles from './contact-form.module.css';

interface ContactFormProps {
  copy: ContactCopy['form'];
  /** Where the form leads when no script runs: the company's mail address. */
  mail: string;
}

/**
 * The message form. It sends nothing: as shipped it logs the message to the console and confirms.
 * Without a script, submitting opens the visitor's mail program instead.
 */
export function ContactForm({ copy, mail }: ContactFormProps) {
  const [stage, setStage] = useState<'first' | 'sent' | 'again'>('first');

  if (stage === 'sent') {
    return <Confirmation copy={copy.success} onAgain={() => setStage('again')} />;
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // oxlint-disable-next-line no-console -- the specified behaviour of the form as shipped
    console.log('Contact form', Object.fromEntries(new FormData(event.currentTarget)));
    setStage('sent');
  };
  return (
    <form
      className={styles.form}
      method="post"
      action={`mailto:${mail}`}
      encType="text/plain"
      onSubmit={submit}
    >
      <TextField
        ref={stage === 'again' ? moveFocus : null}
        label={copy.name.label}
        name="name"
        autoComplete="name"
        required
      />
      <TextField
        label={copy.email.label}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={copy.email.placeholder}
        required
      />
      <SelectField label={copy.subject.label} name="subject" defaultValue="" required>
        <option value="">{copy.subject.placeholder}</option>
        {copy.subject.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <TextArea
        label={copy.message.label}
        name="message"
        rows={5}
        placeholder={copy.message.placeholder}
        required
      />
      <Button type="submit">{copy.submit}</Button>
      <p className="without-script">
        {copy.withoutScript} <a href={`mailto:${mail}`}>{mail}</a>
      </p>
    </form>
  );
}

/** As a ref: the focus goes on to what comes up, since the button that was pressed is gone. */
function moveFocus(element: HTMLElement | null) {
  element?.focus();
}

function Confirmation({
  copy,
  onAgain,
}: {
  copy: ContactCopy['form']['success'];
  onAgain: () => void;
}) {
  return (
    <div data-sent="" className={styles.confirmation}>
      <h2 ref={moveFocus} tabIndex={-1}>
        {copy.heading}
      </h2>
      <p>{copy.body}</p>
      <Button variant="outline" onClick={onAgain}>
        {copy.again}
      </Button>
    </div>
  );
}
