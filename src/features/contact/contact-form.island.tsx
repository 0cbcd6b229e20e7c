import { useLayoutEffect, useReducer, useRef, type SubmitEvent } from 'react';
import { readContactAddress } from './contact-address.ts';
import type { ContactFormCopy } from './contact-copy.ts';
import { encodeMessage, readMessage } from './contact-message.ts';
import { tellReady } from '../../browser/islands/ready.ts';
import { Button } from '../../ui/button.tsx';
import styles from './contact-form.module.css';
import { nextContactState, startState, type Trouble } from './contact-state.ts';
import { deliver } from './deliver.ts';
import { contactFormMark, fillIn, keepDraft, keepId } from './draft.ts';
import { Failure } from './failure.tsx';
import { Fields } from './fields.tsx';
import { takeFocus } from './take-focus.ts';
import { springTrap, Trap } from './trap.tsx';

interface ContactFormProps {
  copy: ContactFormCopy;
  mail: string;
  /** Where messages are sent. `null`: nowhere, the form logs them to the console and confirms. */
  endpoint: string | null;
}

/**
 * The message form. Without a script, submitting sends the message to the endpoint as any form
 * does, or opens the visitor's mail program where there is none.
 */
export function ContactForm({ copy, mail, endpoint }: ContactFormProps) {
  const [state, dispatch] = useReducer(nextContactState, startState);
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef<AbortController>(null);
  const isSending = state.stage === 'sending';

  useLayoutEffect(() => {
    if (!form.current) return;
    fillIn(
      form.current,
      readContactAddress(location.search, copy.subject.options, copy.integration),
    );
  }, [copy]);

  const send = async (sender: HTMLFormElement) => {
    const message = readMessage(new FormData(sender));
    if (endpoint === null) {
      // oxlint-disable-next-line no-console -- the specified behaviour of the form as shipped
      console.log('Contact form', message);
    } else {
      underWay.current = new AbortController();
      dispatch({ type: 'send' });
      const body = encodeMessage(message, keepId(message));
      const outcome = await (springTrap(sender)
        ? Promise.resolve('trapped' as const)
        : deliver(endpoint, body, underWay.current));
      underWay.current = null;
      if (outcome !== 'sent') {
        dispatch({ type: 'fail', trouble: outcome, message });
        return;
      }
    }
    keepDraft(null);
    dispatch({ type: 'arrive' });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!underWay.current) void send(event.currentTarget);
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
      {/* There before its words are: so they are read out when they come. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` holds no headings */}
      <div role="status" className={styles.status}>
        {isSending && <p className="visually-hidden">{copy.sending}</p>}
        {isSent && (
          <>
            <h2 ref={takeFocus} tabIndex={-1}>
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
          {...{ [contactFormMark]: '' }}
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
          {endpoint !== null && <Trap label={copy.trap} />}
          {state.stage === 'failed' && <Failure copy={copy} mail={mail} {...state} />}
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={isSending}>
              {{ editing: copy.submit, sending: copy.sending, failed: copy.retry }[state.stage]}
            </Button>
            {isSending && (
              <Button
                variant="outline"
                onClick={() => underWay.current?.abort('cancelled' satisfies Trouble)}
              >
                {copy.cancel}
              </Button>
            )}
          </div>
          <p className="without-script">
            {endpoint === null ? copy.withoutScript.mail : copy.withoutScript.endpoint}{' '}
            <a href={`mailto:${mail}`}>{mail}</a>
          </p>
        </form>
      )}
    </div>
  );
}
