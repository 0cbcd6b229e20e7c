import { createTransport } from 'nodemailer';
import type { ServiceConfig } from './config.ts';
import type { Message } from './message.ts';

type MailConfig = Pick<ServiceConfig, 'SITE_ORIGIN' | 'MAIL_FROM' | 'MAIL_TO'>;

/**
 * Prepares a text for an email header. If it looks like an encoded word, such as `=?UTF-8?Q?hi?=`, an invisible
 * character is added: nodemailer then encodes the whole text, and mail programs show it as it was typed instead of
 * decoding it.
 */
const toHeaderText = (text: string) => (text.includes('=?') ? `${text}\u2060` : text);

/** Composes the email for a message. Copies of a message have the same Message-ID, so mail programs recognize them. */
export function composeMail({ id, name, email, subject, message }: Message, config: MailConfig) {
  const { hostname } = new URL(config.SITE_ORIGIN);
  return {
    from: config.MAIL_FROM,
    to: config.MAIL_TO,
    messageId: `<${id}@${hostname}>`,
    replyTo: { name: toHeaderText(name), address: email },
    subject: toHeaderText(`${subject}: message from ${name}`),
    text: `Name: ${name}\nEmail: ${email}\nSubject: ${subject}\nSite: ${hostname}\n\n${message}\n`,
  };
}

/** One second less than the form waits for a response. */
const sendTimeoutMs = 14_000;

/**
 * Creates a function that sends a message to a mail server by SMTP, each in a new connection, which is encrypted unless
 * the server is on this machine. It rejects if no recipient is accepted in time.
 */
export function createMailSender(
  config: ServiceConfig,
  timeoutMs = sendTimeoutMs,
): (message: Message) => Promise<void> {
  const url = config.SMTP_URL;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
    // A mail server that only serves this machine has no trusted certificate.
    ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    // An unreachable server is reported sooner than a slow one.
    connectionTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const signal = AbortSignal.timeout(timeoutMs);
    await transport.sendMail({ ...composeMail(message, config), signal });
  };
}
