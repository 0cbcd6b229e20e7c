import { createTransport } from 'nodemailer';
import type { ServiceConfig } from './config.ts';
import type { Message } from './message.ts';

type MailConfig = Pick<ServiceConfig, 'SITE_ORIGIN' | 'MAIL_FROM' | 'MAIL_TO'>;

/**
 * A text for a header. One with what looks like an encoded word, such as `=?UTF-8?Q?hi?=`, gets an invisible character:
 * nodemailer then encodes all of it, and mail programs show it as it was typed instead of decoding it.
 */
const headerText = (text: string) => (text.includes('=?') ? `${text}\u2060` : text);

/** The mail of a message. Each copy of a message has the same Message-ID, by which mail programs recognize it. */
export function composeMail({ id, name, email, subject, message }: Message, config: MailConfig) {
  const { hostname } = new URL(config.SITE_ORIGIN);
  return {
    from: config.MAIL_FROM,
    to: config.MAIL_TO,
    messageId: `<${id}@${hostname}>`,
    replyTo: { name: headerText(name), address: email },
    subject: headerText(`${subject}: message from ${name}`),
    text: `Name: ${name}\nEmail: ${email}\nSubject: ${subject}\nSite: ${hostname}\n\n${message}\n`,
  };
}

/** A second less than the form waits. */
const sendTimeoutMs = 14_000;

/**
 * Hands messages to a mail server by SMTP, one connection for each; to another machine always encrypted. It rejects
 * unless the server takes the mail for at least one recipient in time, and closes the connection.
 */
export function mailSender(
  config: ServiceConfig,
  timeoutMs = sendTimeoutMs,
): (message: Message) => Promise<void> {
  const url = config.SMTP_URL;
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
    // A mail server for this machine alone has no certificate that others would trust.
    ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
    // A server that can't be reached is reported sooner than a slow one.
    connectionTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message) => {
    const signal = AbortSignal.timeout(timeoutMs);
    await transport.sendMail({ ...composeMail(message, config), signal });
  };
}
