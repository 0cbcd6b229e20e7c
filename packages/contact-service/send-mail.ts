import { createTransport, type NodemailerError } from 'nodemailer';
import { composeMail } from './compose.ts';
import type { Message } from './message.ts';
import type { ServiceConfig } from './config.ts';

/** What became of a mail that the server took for at least one recipient. */
interface Sending {
  /** All who have the message now. */
  sentTo: readonly string[];
  /** Why the server refused other recipients. */
  refused: readonly NodemailerError[];
}

export interface Mailer {
  /**
   * Sends a message to the recipients who do not have it yet.
   * @throws {Error} as nodemailer does, if the mail server took it for none of them.
   */
  send: (message: Message, sentTo: readonly string[]) => Promise<Sending>;
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
    send: async (message, sentTo) => {
      const missing = to.filter((address) => !sentTo.includes(address.toLowerCase()));
      if (missing.length === 0) return { sentTo, refused: [] };
      const { accepted, rejectedErrors = [] } = await transport.sendMail({
        ...composeMail(message, siteHost),
        from,
        to,
        envelope: { from, to: missing },
      });
      const taken = accepted.map((address) => address.toLowerCase());
      return { sentTo: [...sentTo, ...taken], refused: rejectedErrors };
    },
    verify: async () => {
      await transport.verify();
    },
  };
}
