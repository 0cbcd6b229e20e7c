import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build/paths.ts';
import { variables } from '../packages/contact-service/config.ts';
import { createContactService } from '../packages/contact-service/service.ts';
import { startMailbox } from '../packages/mock-product/mailbox.ts';
import { contactServicePath } from '../src/config/contact-paths.ts';
import { readValues } from '../src/config/read-values.ts';
import { contactRetentionDays, siteOrigin } from '../src/config/site.ts';
import { content } from '../src/content/content.ts';

/** Starts the contact service in this process, and prints the mails that it sends. */
export async function startLocalContact() {
  const url = await startMailbox((mail) => console.log(mail));
  mkdirSync(buildFolder, { recursive: true });
  const config = readValues(variables, {
    SITE_ORIGIN: siteOrigin,
    SMTP_URL: url,
    MAIL_FROM: content.company.mail,
    MAIL_TO: content.company.mail,
    CONTACT_DATABASE: join(buildFolder, 'local-contact.sqlite'),
    CONTACT_RETENTION_DAYS: `${contactRetentionDays}`,
    // One person tries it, with more messages than a visitor sends.
    CONTACT_PER_HOUR: '1000',
  });
  const { handle } = createContactService(config, (event) => console.log(JSON.stringify(event)));
  return { path: contactServicePath, handle };
}

export type LocalContact = Awaited<ReturnType<typeof startLocalContact>>;
