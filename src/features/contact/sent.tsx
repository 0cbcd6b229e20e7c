import { ButtonLink } from '../../ui/button.tsx';
import type { ContactCopy } from '../../content/schemas/contact.ts';
import styles from './service-pages.module.css';

/** The confirmation that the contact service shows to visitors without JavaScript. */
export function Sent({ copy: { form, service }, home }: { copy: ContactCopy; home: string }) {
  return (
    <div className={styles.body}>
      <p>{form.success.body}</p>
      <ButtonLink href={home} variant="outline">
        {service.sent.back}
      </ButtonLink>
    </div>
  );
}
