import type { ContactFormCopy } from './contact-copy.ts';
import type { ContactMessage } from './contact-message.ts';
import { mailLink } from './mail-link.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import styles from './contact-form.module.css';
import type { Trouble } from './contact-state.ts';
import { largestBytes, patienceMs } from './deliver.ts';
import { takeFocus } from './take-focus.ts';

interface FailureProps {
  copy: ContactFormCopy;
  trouble: Trouble;
  message: ContactMessage;
  mail: string;
}

/** Values for the copy's blanks. An English word counts as six characters, with its space. */
const limits = {
  seconds: String(patienceMs / 1000),
  words: (Math.floor(largestBytes / 6 / 1000) * 1000).toLocaleString('en-US'),
};

/** What happened to a message that is not known to have arrived, and the way out. */
export function Failure({ copy, trouble, message, mail }: FailureProps) {
  const letter = {
    subject: message.subject,
    body: `${message.message}\n\n${message.name}\n${message.email}`,
  };
  return (
    <div role="alert" ref={takeFocus} tabIndex={-1} className={styles.failure}>
      <p>
        <b>{fillTemplate(copy.failure[trouble], limits)}</b> {copy.failure.kept}
      </p>
      <a href={mailLink(mail, letter, copy.mailLink.cut)}>{copy.mailLink.label}</a>
    </div>
  );
}
