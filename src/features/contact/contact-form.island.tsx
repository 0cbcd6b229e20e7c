import {
  startTransition,
  useActionState,
  useLayoutEffect,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import type { ContactFormCopy } from '../../content/schemas/contact.ts';
import { Button } from '../../ui/button.tsx';
import { MailLink } from '../../ui/mail-link.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { readContactAddress } from './contact-address.ts';
import fieldStyles from '../../ui/field.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './contact-form.module.css';
import {
  fillTimeField,
  honeypotField,
  languageField,
  messageIdField,
  readMessage,
} from './contact-message.ts';
import { deliver } from './deliver.ts';

interface ContactFormProps {
  copy: ContactFormCopy;
  /** A sentence for each reason why a message was not sent. */
  failures: Readonly<Record<string, string>>;
  mail: string;
  /** Where messages are sent. With `null`, the form only logs them to the console and confirms. */
  endpoint: string | null;
  /** The language of the page: `en`. */
  language: string;
}

/**
 * The message form. Without a script, submitting it sends the message to the endpoint, or opens the
 * visitor's mail program if there is no endpoint.
 */
export function ContactForm({ copy, failures, mail, endpoint, language }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Sending the same text again uses the same id, so that a service can recognize duplicates.
  const attempt = useRef({ text: '', id: '' });
  const [isAgain, setAgain] = useState(false);

  const send = async (data: FormData) => {
    if (endpoint === null) {
      // oxlint-disable-next-line no-console -- the specified behavior without an endpoint
      console.log('Contact form', readMessage(data));
      return 'sent';
    }
    const body = new URLSearchParams(data as unknown as URLSearchParams);
    const text = `${body}`;
    // Without TLS, browsers have no `randomUUID`.
    if (attempt.current.text !== text)
      attempt.current = { text, id: isSecureContext ? crypto.randomUUID() : '' };
    body.set(messageIdField, attempt.current.id);
    body.set(fillTimeField, `${Math.round(performance.now())}`);
    const outcome = await deliver(endpoint, body);
    if (outcome === 'sent') attempt.current = { text: '', id: '' };
    return outcome;
  };
  /** `sent`, or the reason of the failure; null before the first attempt, and for another message. */
  const [outcome, submit, isSending] = useActionState(
    async (_: string | null, data: FormData | null) => (data ? await send(data) : null),
    null,
  );

  useLayoutEffect(() => {
    const filled = readContactAddress(location.search, copy.subject.options, copy.integration);
    for (const [name, value] of Object.entries(filled)) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value ||= value;
    }
  }, [copy]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sender = event.currentTarget;
    // The browser takes spaces for an answer.
    for (const field of sender.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (field.value.trim() === '') field.value = '';
    if (isSending || !sender.reportValidity()) return;
    startTransition(() => submit(new FormData(sender)));
  };
  const startAgain = () => {
    setAgain(true);
    startTransition(() => submit(null));
  };

  const isSent = outcome === 'sent';
  const failure =
    outcome && !isSent && !isSending ? (failures[outcome] ?? failures['refused']) : '';
  const notConnected = endpoint === null && (
    <p>
      {copy.notConnected} <MailLink mail={mail} />
    </p>
  );
  return (
    <div className={isSent ? styles.confirmation : undefined} data-sent={isSent || undefined}>
      {/* Exists before its text, so that screen readers announce the text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` cannot hold headings */}
      <div role="status" className={styles.status}>
        {isSending && !isSent && <p className="visually-hidden">{copy.sending}</p>}
        {isSent && (
          <>
            <h2 ref={focusOnMount} tabIndex={-1}>
              {copy.success.heading}
            </h2>
            <p>{copy.success.body}</p>
          </>
        )}
      </div>
      {isSent ? (
        <>
          {notConnected}
          <Button variant="outline" onClick={startAgain}>
            {copy.success.again}
          </Button>
        </>
      ) : (
        <form
          ref={form}
          className={`${fieldStyles.form} ${styles.form}`}
          method="post"
          action={endpoint ?? `mailto:${mail}`}
          encType={endpoint === null ? 'text/plain' : undefined}
          onSubmit={onSubmit}
        >
          <TextField
            ref={isAgain ? focusOnMount : null}
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
            required
          />
          {endpoint !== null && (
            <>
              <input type="hidden" name={languageField} value={language} />
              {/* People, password managers and screen readers do not see it; only bots fill it in. */}
              <input name={honeypotField} autoComplete="off" inert className="visually-hidden" />
            </>
          )}
          {failure && (
            <div role="alert" ref={focusOnMount} tabIndex={-1} className={styles.failure}>
              <p>
                <b>{failure}</b> {copy.failure.kept}
              </p>
              <a href={`mailto:${mail}`} className={textStyles.link}>
                {copy.mailLink}
              </a>
            </div>
          )}
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? copy.sending : outcome ? copy.retry : copy.submit}
          </Button>
          {notConnected}
          <p className="without-script">
            {endpoint === null ? (
              copy.withoutScript.mail
            ) : (
              <>
                {copy.withoutScript.endpoint} <MailLink mail={mail} />
              </>
            )}
          </p>
        </form>
      )}
    </div>
  );
}

/**
 * A ref callback that moves the focus to an element when it appears, unless the visitor has moved on
 * to another part of the page.
 */
function focusOnMount(element: HTMLElement | null): void {
  const { activeElement, body } = document;
  const isFree = activeElement === body || element?.closest('form')?.contains(activeElement);
  if (isFree) element?.focus();
}
