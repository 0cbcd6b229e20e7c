import { z } from 'zod';
import { setting, type ValuesOf } from '../../src/config/read-values.ts';
import { origin } from '../../src/config/setting-values.ts';
import { mailAddress } from './mail-address.ts';

/** Also refuses a user or password with a `%` that is not encoded, which is an error when a mail is sent. */
const isSmtpUrl = (value: string) =>
  /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && !/%(?![\da-f]{2})/i.test(value);

/** A whole number, with at most seven digits. */
const count = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** Every environment variable that the service reads. */
export const variables = {
  SITE_ORIGIN: setting('', 'the origin of the site, such as https://www.example.com', origin),
  SMTP_URL: setting(
    'smtp://127.0.0.1:25',
    'the mail server, such as smtp://user:password@mail.example.com:587 or smtps://…:465',
    z.string().refine(isSmtpUrl),
  ),
  MAIL_FROM: setting('', 'the sender of the mails, such as website@example.com', mailAddress),
  MAIL_TO: setting(
    '',
    'the mail addresses that receive messages, with commas between them',
    z
      .string()
      .transform((list) => list.split(','))
      .pipe(z.array(mailAddress)),
  ),
  // How many messages a visitor may send in an hour.
  CONTACT_PER_HOUR: setting('20', 'a number from 1 to 1000000', count(1, 1_000_000)),
  // How many messages all visitors together may send in an hour.
  CONTACT_TOTAL_PER_HOUR: setting('500', 'a number from 1 to 100000', count(1, 100_000)),
  // Where it listens without systemd's socket.
  CONTACT_PORT: setting('8787', 'a port, from 1 to 65535', count(1, 65_535)),
};

export type ServiceConfig = ValuesOf<typeof variables>;
