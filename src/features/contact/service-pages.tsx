import type { Content } from '../../content/read-content.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import text from '../../ui/text.module.css';
import styles from './contact-form.module.css';

/**
 * Says why a message sent without JavaScript was refused. The contact service redirects here with the reason as the
 * hash, and `:target` shows that reason.
 */
export function NotSent({ content }: { content: Content }) {
  const { service } = content.pages.contact;
  const { mail } = content.company;
  return (
    <Stack gap="xl" className={`page-width ${styles.body}`}>
      <Stack gap="sm" className={`${styles.failure} ${styles.reasons}`}>
        {Object.entries(service.notSent.reasons).map(([reason, sentence]) => (
          <p key={reason} id={reason} className={reason === 'unknown' ? styles.unknown : undefined}>
            <b>{sentence}</b>
          </p>
        ))}
        <a href={`mailto:${mail}`} className={text.link}>
          {mail}
        </a>
      </Stack>
    </Stack>
  );
}

/** The confirmation that the contact service shows to visitors without JavaScript. */
export function Sent({ content }: { content: Content }) {
  const { form, service } = content.pages.contact;
  return (
    <Stack gap="xl" className={`page-width ${styles.body}`}>
      <p>{form.success.body}</p>
      <ButtonLink href={content.routes.home} variant="outline">
        {service.sent.back}
      </ButtonLink>
    </Stack>
  );
}
