import { useLayoutEffect, useReducer, useRef, type SubmitEvent } from 'react';
import { readContactAddress } from './contact-address.ts';
import type { ContactFormCopy } from '../../content/schemas/contact.ts';
import { encodeMessage, fillTimeField, languageField, readMessage } from './contact-message.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { Button } from '../../ui/button.tsx';
import styles from './contact-form.module.css';
import { reduceContactState, startState, type FailureReason } from './contact-state.ts';
import { deliver } from './deliver.ts';
import { fillForm, storeDraft, storeId } from './draft.ts';
import { contactFormHook } from './hooks.ts';
import { hook } from '../../shared/hooks.ts';
import { Failure } from './failure.tsx';
import { Fields } from './fields.tsx';
import { focusOnMount } from './focus-on-mount.ts';
import { emptyHoneypot, Honeypot } from './honeypot.tsx';

interface ContactFormProps {
  copy: ContactFormCopy;
  mail: string;
  /** Where messages are sent. With `null`, the form only logs them to the console and confirms. */
  endpoint: string | null;
  /** The language of the page: `en`. */
  language: string;
  /** The language of numbers: `en-US`. */
  locale: string;
}

/**
 * The message form. Without a script, submitting it sends the message to the endpoint, or opens the
 * visitor's mail program if there is no endpoint.
 */
export function ContactForm({ copy, mail, endpoint, language, locale }: ContactFormProps) {
  const [state, dispatch] = useReducer(reduceContactState, startState);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useRef<AbortController>(null);
  const isSending = state.stage === 'sending';

  useLayoutEffect(() => {
    if (!form.current) return;
    fillForm(
      form.current,
      readContactAddress(location.search, copy.subject.options, copy.integration),
    );
  }, [copy]);

  const send = async (sender: HTMLFormElement) => {
    const message = readMessage(new FormData(sender));
    if (endpoint === null) {
      // oxlint-disable-next-line no-console -- the specified behavior without an endpoint
      console.log('Contact form', message);
    } else {
      attempt.current = new AbortController();
      dispatch({ type: 'send' });
      const body = encodeMessage(message, storeId(message));
      body.set(fillTimeField, `${Math.round(performance.now())}`);
      const outcome = await (emptyHoneypot(sender)
        ? Promise.resolve('honeypotFilled' as const)
        : deliver(endpoint, body, attempt.current));
      attempt.current = null;
      if (outcome !== 'sent') {
        dispatch({ type: 'fail', reason: outcome, message });
        return;
      }
    }
    storeDraft(null);
    dispatch({ type: 'succeed' });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sender = event.currentTarget;
    // The browser takes spaces for an answer.
    for (const field of sender.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (field.value.trim() === '') field.value = '';
    if (!attempt.current && sender.reportValidity()) void send(sender);
  };
  const onInput = () => {
    if (!form.current) return;
    dispatch({ type: 'edit', message: readMessage(new FormData(form.current)) });
  };

  const isSent = state.stage === 'sent';
  return (
    <div
      ref={tellReady}
      className={isSent ? styles.confirmation : undefined}
      data-sent={isSent ? '' : undefined}
    >
      {/* Exists before its text, so that screen readers announce the text. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` cannot hold headings */}
      <div role="status" className={styles.status}>
        {isSending && <p className="visually-hidden">{copy.sending}</p>}
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
        <Button variant="outline" onClick={() => dispatch({ type: 'restart' })}>
          {copy.success.again}
        </Button>
      ) : (
        <form
          ref={form}
          {...hook(contactFormHook)}
          className={styles.form}
          method="post"
          action={endpoint ?? `mailto:${mail}`}
          encType={endpoint === null ? 'text/plain' : undefined}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <Fields
            copy={copy}
            readOnly={isSending}
            isAgain={state.stage === 'editing' && state.isAgain}
          />
          {endpoint !== null && (
            <>
              <input type="hidden" name={languageField} value={language} />
              <Honeypot label={copy.honeypot} />
            </>
          )}
          {state.stage === 'failed' && (
            <Failure copy={copy} mail={mail} locale={locale} {...state} />
          )}
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={isSending}>
              {{ editing: copy.submit, sending: copy.sending, failed: copy.retry }[state.stage]}
            </Button>
            {isSending && (
              <Button
                variant="outline"
                onClick={() => attempt.current?.abort('canceled' satisfies FailureReason)}
              >
                {copy.cancel}
              </Button>
            )}
          </div>
          {endpoint === null && (
            <p>
              {copy.notConnected} <a href={`mailto:${mail}`}>{mail}</a>
            </p>
          )}
          <p className="without-script">
            {endpoint === null ? (
              copy.withoutScript.mail
            ) : (
              <>
                {copy.withoutScript.endpoint} <a href={`mailto:${mail}`}>{mail}</a>
              </>
            )}
          </p>
        </form>
      )}
    </div>
  );
}
