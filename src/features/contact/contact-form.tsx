import type { Content } from '../../content/read-content.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import fieldStyles from '../../ui/field.module.css';
import { Grid, Stack } from '../../ui/layout.tsx';
import { MailLink } from '../../ui/links.tsx';
import textStyles from '../../ui/text.module.css';
import styles from './contact-form.module.css';
import { honeypotField, languageField, sentId } from './contact-message.ts';

interface ContactFormProps {
  content: Content;
  /** The address that receives messages. With `null`, the form only logs them to the console and confirms them. */
  endpoint: string | null;
}

/**
 * The message form and its confirmation; contact-form.client.ts makes them work. Without a script, submitting the form
 * sends the message to the endpoint, or opens the visitor's mail program if there is no endpoint.
 */
export function ContactForm({ content, endpoint }: ContactFormProps) {
  const { form: copy } = content.pages.contact;
  const { mail } = content.company;
  const { reasons, kept, goBack } = copy.failure;
  return (
    <Stack data-contact="" data-endpoint={endpoint ?? undefined}>
      {/*
        What became of a message. Without a script, the contact service leads back here; with one, contact-form.client.ts
        reads the reason here.
        */}
      {endpoint !== null && (
        <div className={`without-script ${styles.outcomes}`}>
          <p id={sentId}>
            <b>{copy.success.heading}</b> {copy.success.body}
          </p>
          {Object.entries(reasons).map(([reason, sentence]) => (
            <p key={reason} id={reason} className={styles.failure}>
              <b>{sentence}</b> {goBack}
            </p>
          ))}
        </div>
      )}
      <form
        className={`${fieldStyles.form} ${styles.form}`}
        method="post"
        action={endpoint ?? `mailto:${mail}`}
        encType={endpoint === null ? 'text/plain' : undefined}
      >
        <p className={textStyles.note}>{copy.lead}</p>
        <Grid gap="lg" className={styles.pair}>
          <TextField label={copy.name.label} name="name" type="text" autoComplete="name" required />
          <TextField
            label={copy.email.label}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={copy.email.placeholder}
            required
          />
        </Grid>
        <SelectField label={copy.subject.label} name="subject" required>
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
          data-integration={copy.integration}
          required
        />
        {endpoint !== null && (
          <>
            <input type="hidden" name={languageField} value={content.language.code} />
            {/* A honeypot: people, password managers and screen readers do not see it, so only bots fill it in. */}
            <input name={honeypotField} autoComplete="off" inert className="visually-hidden" />
            <Stack gap="sm" hidden role="alert" tabIndex={-1} className={styles.failure}>
              <p>
                <b /> {kept}
              </p>
              <a href={`mailto:${mail}`} className={textStyles.link}>
                {copy.mailLink}
              </a>
            </Stack>
          </>
        )}
        <Button type="submit" data-sending={copy.sending} data-retry={copy.retry}>
          {copy.submit}
        </Button>
        {endpoint === null && <p className="without-script">{copy.withoutScript}</p>}
      </form>
      {/* Empty at first: screen readers announce text that is added to an existing live region. */}
      <output className="visually-hidden" />
      <Stack as="section" hidden className={styles.confirmation}>
        <h2 tabIndex={-1}>{copy.success.heading}</h2>
        <p>{copy.success.body}</p>
        <Button variant="outline">{copy.success.again}</Button>
      </Stack>
      {endpoint === null && (
        <p className={textStyles.note}>
          {copy.notConnected} <MailLink mail={mail} />.
        </p>
      )}
    </Stack>
  );
}
