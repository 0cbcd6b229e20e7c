import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { origin } from '../../src/config/read-settings.ts';

/**
 * An email address, with its domain in ASCII as mail servers need it: `ayu@müller.example` →
 * `ayu@xn--mller-kva.example`. They accept at most 254 characters (RFC 5321).
 */
export const mailAddress = z
  .string()
  .trim()
  .transform((address) => {
    const domainAt = address.lastIndexOf('@') + 1;
    return address.slice(0, domainAt) + domainToASCII(address.slice(domainAt));
  })
  .pipe(z.email({ pattern: z.regexes.html5Email }).max(254));

/** Also refuses a user or password with a `%` that is not encoded, with which sending an email would fail. */
const isSmtpUrl = (value: string) =>
  /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value) && !/%(?![\da-f]{2})/i.test(value);

const count = z.coerce.number<string>().int().min(1);

/** Every environment variable that the service reads, with what it takes. */
export const variables = z.object({
  SITE_ORIGIN: origin.describe('the origin of the site, such as https://www.example.com'),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl)
    .prefault('smtp://127.0.0.1:25')
    .describe(
      'the mail server, such as smtp://user:password@mail.example.com:587 or smtps://…:465',
    ),
  MAIL_FROM: mailAddress.describe('the sender of the emails, such as website@example.com'),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(mailAddress))
    .describe('the email addresses that receive messages, separated by commas'),
  // How many messages a visitor may send in an hour.
  CONTACT_PER_HOUR: count.max(1_000_000).prefault('20').describe('a number from 1 to 1000000'),
  // How many messages all visitors together may send in an hour.
  CONTACT_TOTAL_PER_HOUR: count.max(100_000).prefault('500').describe('a number from 1 to 100000'),
  // The port that the service listens on without systemd's socket.
  CONTACT_PORT: count.max(65_535).prefault('8787').describe('a port, from 1 to 65535'),
});

export type ServiceConfig = z.output<typeof variables>;
