import { fillTemplate } from '../../content/fields/template.ts';
import { hook } from '../../shared/hooks.ts';
import { Button } from '../../ui/button.tsx';
import type { ContactCopy } from '../../content/schemas/contact.ts';
import formStyles from './contact-form.module.css';
import { languageField } from './contact-message.ts';
import { limitsIn } from './failure.tsx';
import { Fields } from './fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { refusalHook } from './hooks.ts';
import styles from './service-pages.module.css';

interface NotSentProps {
  copy: ContactCopy;
  mail: string;
  endpoint: string;
  /** The language of the page: `en`. */
  language: string;
  /** The language of numbers: `en-US`. */
  locale: string;
}

/**
 * The form again, for a message that was refused, with the reason. The contact service shows one of the
 * reasons and fills in what was typed (hosting/contact/core/not-sent-page.ts).
 */
export function NotSent({
  copy: { form, service },
  mail,
  endpoint,
  language,
  locale,
}: NotSentProps) {
  return (
    <div className={styles.body}>
      <div className={formStyles.failure}>
        {Object.entries(service.notSent.reasons).map(([reason, sentence]) => (
          <p key={reason} {...hook(refusalHook, reason)} hidden={reason !== 'unknown'}>
            <b>{fillTemplate(sentence, limitsIn(locale))}</b>
          </p>
        ))}
        <a href={`mailto:${mail}`}>{mail}</a>
      </div>
      <form method="post" action={endpoint} className={formStyles.form}>
        <Fields copy={form} readOnly={false} isAgain={false} />
        <input type="hidden" name={languageField} value={language} />
        <Honeypot label={form.honeypot} />
        <div className={formStyles.actions}>
          <Button type="submit">{form.retry}</Button>
        </div>
      </form>
    </div>
  );
}
