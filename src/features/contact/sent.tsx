import { ButtonLink } from '../../ui/button.tsx';
import type { Content } from '../../content/read-content.ts';
import styles from './service-pages.module.css';

/** The confirmation that the contact service shows to visitors without JavaScript. */
export function Sent({ content }: { content: Content }) {
  const { form, service } = content.pages.contact;
  return (
    <div className={styles.body}>
      <p>{form.success.body}</p>
      <ButtonLink href={content.routes.home} variant="outline">
        {service.sent.back}
      </ButtonLink>
    </div>
  );
}
