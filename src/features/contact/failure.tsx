import type { ContactFormCopy } from '../../content/schemas/contact.ts';
import type { ContactMessage } from './contact-message.ts';
import { mailLink } from './mail-link.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import styles from './contact-form.module.css';
import type { FailureReason } from './contact-state.ts';
import { maxMessageBytes } from './contact-message.ts';
import { deliveryTimeoutMs } from './deliver.ts';
import { focusOnMount } from './focus-on-mount.ts';

interface FailureProps {
  copy: ContactFormCopy;
  reason: FailureReason;
  message: ContactMessage;
  mail: string;
  /** The language of numbers: `en-US`. */
  locale: string;
}

/** Values for the placeholders in the copy. A word counts as six characters, including the space. */
export const limitsIn = (locale: string) => ({
  seconds: String(deliveryTimeoutMs / 1000),
  words: (Math.floor(maxMessageBytes / 6 / 1000) * 1000).toLocaleString(locale),
});

/** Says why the delivery is not confirmed, and offers to send the message by mail instead. */
export function Failure({ copy, reason, message, mail, locale }: FailureProps) {
  const letter = {
    subject: message.subject,
    body: `${message.message}\n\n${message.name}\n${message.email}`,
  };
  return (
    <div role="alert" ref={focusOnMount} tabIndex={-1} className={styles.failure}>
      <p>
        <b>{fillTemplate(copy.failure[reason], limitsIn(locale))}</b> {copy.failure.kept}
      </p>
      <a href={mailLink(mail, letter, copy.mailLink.cut)}>{copy.mailLink.label}</a>
    </div>
  );
}
