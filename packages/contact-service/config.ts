import { z } from 'zod';
import { setting, type ValuesOf } from '../../src/config/read-values.ts';
import {
  contactPort,
  contactRetentionDays,
  count,
  origin,
} from '../../src/config/setting-values.ts';

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

/** Every environment variable that the service reads. */
export const variables = {
  SITE_ORIGIN: setting('', 'the origin of the site, such as https://www.example.com', origin),
  SMTP_URL: setting(
    '',
    'the mail server, such as smtp://user:password@mail.example.com:587 or smtps://…:465',
    z.string().refine(isSmtpUrl),
  ),
  MAIL_FROM: setting(
    '',
    'the e-mail address that messages are sent from, such as website@example.com',
    z.email(),
  ),
  MAIL_TO: setting(
    '',
    'the e-mail address that receives messages, or several with commas between them',
    z
      .string()
      .transform((list) => list.split(',').map((address) => address.trim()))
      .pipe(z.array(z.email())),
  ),
  CONTACT_DATABASE: setting(
    'contact.sqlite',
    'the path of the database file, in a folder that exists',
    z.string().min(1),
  ),
  CONTACT_PORT: contactPort,
  CONTACT_RETENTION_DAYS: contactRetentionDays,
  CONTACT_PER_HOUR: setting(
    '20',
    'how many messages one address may send in an hour, from 1 to 1000000',
    count(1, 1_000_000),
  ),
};

export type ServiceConfig = ValuesOf<typeof variables>;
