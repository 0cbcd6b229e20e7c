import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the mailbox shows it. */
export interface CaughtMail {
  subject: string;
  from: string;
  to: string;
  replyTo: string;
  text: string;
}

const names = (addresses: readonly (Address | undefined)[] = []) =>
  addresses
    .map((each) => (each?.name ? `${each.name} <${each.address}>` : each?.address))
    .join(', ');

async function parse(bytes: Buffer): Promise<CaughtMail> {
  const { subject = '', from, to, replyTo, text = '' } = await PostalMime.parse(bytes);
  return { subject, from: names([from]), to: names(to), replyTo: names(replyTo), text };
}

/** Starts a mail server on this machine that delivers nothing: it keeps the last mails in memory. */
export async function startMailbox(): Promise<{ url: string; mails: readonly CaughtMail[] }> {
  const mails: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) => {
      const keep = async () => {
        mails.push(await parse(await buffer(stream)));
        if (mails.length > 100) mails.shift();
      };
      // oxlint-disable-next-line promise/no-callback-in-promise -- the API of smtp-server
      keep().then(() => callback(), callback);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}
