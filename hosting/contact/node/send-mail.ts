import { createTransport } from 'nodemailer';
import { composeMail } from '../core/compose.ts';
import type { Message } from '../core/message.ts';
import type { ServiceConfig } from './config.ts';

export interface Mailer {
  /** Resolves when the mail server has taken the message. @throws {Error} as nodemailer does. */
  send: (message: Message) => Promise<void>;
  /** Connects and logs in, to find a wrong address or password early. */
  verify: () => Promise<void>;
}

type MailConfig = Pick<ServiceConfig, 'SITE_ORIGIN' | 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO'>;

const isLocal = (url: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

/** Sends mail by SMTP, one connection per message. Except to this machine, it is always encrypted. */
export function createMailer(config: MailConfig): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to } = config;
  const siteHost = new URL(config.SITE_ORIGIN).hostname;
  const transport = createTransport({
    url,
    requireTLS: !isLocal(url),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (message) => {
      await transport.sendMail({ ...composeMail(message, siteHost), from, to });
    },
    verify: async () => {
      await transport.verify();
    },
  };
}
