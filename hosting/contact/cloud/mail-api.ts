import { composeMail } from '../core/compose.ts';
import type { Message } from '../core/message.ts';

/** Settings of a Worker or function that delivers messages. */
export interface MailApiConfig {
  SITE_ORIGIN: string;
  /** An address that takes Resend's format; Resend's own by default. */
  MAIL_API_URL?: string | undefined;
  MAIL_API_KEY: string;
  MAIL_FROM: string;
  /** One address, or several with commas between them. */
  MAIL_TO: string;
}

const defaultUrl = 'https://api.resend.com/emails';
const timeoutMs = 15_000;

/**
 * Sends a message through an HTTP mail API in Resend's format. The API drops a copy with the same
 * `Idempotency-Key`.
 * @throws {Error} if the API doesn't take it; the error has the status and nothing of the message.
 */
export async function sendByMailApi(message: Message, config: MailApiConfig): Promise<void> {
  const { messageId, replyTo, subject, text } = composeMail(
    message,
    new URL(config.SITE_ORIGIN).hostname,
  );
  const response = await fetch(config.MAIL_API_URL ?? defaultUrl, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${config.MAIL_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': message.id,
    },
    body: JSON.stringify({
      from: config.MAIL_FROM,
      to: config.MAIL_TO.split(',').map((address) => address.trim()),
      reply_to: replyTo.address,
      subject,
      text,
      headers: { 'Message-ID': messageId },
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The mail API answered ${response.status}.`);
}
