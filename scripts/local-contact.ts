import { mkdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { CaughtMail } from '../packages/mock-product/mailbox.ts';

/** The contact service of a local run, in this process, and the mails that it delivered. */
export interface LocalContact {
  route: { path: string; handle: RequestListener };
  mails: readonly CaughtMail[];
}

/** Starts the contact service with a mailbox on this machine. Imports late, because config reads the environment. */
export async function startLocalContact(): Promise<LocalContact> {
  const { startMailbox } = await import('../packages/mock-product/mailbox.ts');
  const { variables } = await import('../packages/contact-service/config.ts');
  const { createContactService } = await import('../packages/contact-service/service.ts');
  const { buildFolder } = await import('../build/paths.ts');
  const { contactServicePath } = await import('../src/config/contact-paths.ts');
  const { content } = await import('../src/content/content.ts');
  const { readValues } = await import('../src/config/read-values.ts');
  const { siteOrigin, contactRetentionDays } = await import('../src/config/site.ts');
  const { url, mails } = await startMailbox();
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
  return { route: { path: contactServicePath, handle }, mails };
}
