import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine that keeps the emails it accepts. */
export interface MailServer {
  url: string;
  /** What it does for a recipient: accept it, never answer, or reply with an error code. */
  answer: (recipient: string) => 'accept' | 'hang' | number;
  /** What it does after it has read an email. */
  answerData: 'accept' | 'hang' | number;
  received: (Email & { recipients: string[] })[];
  close: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const mail: Omit<MailServer, 'url'> = {
    answer: () => 'accept',
    answerData: 'accept',
    received: [],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const reply = (answer: 'accept' | 'hang' | number, callback: (error?: Error) => void) => {
    if (answer === 'accept') callback();
    else if (typeof answer === 'number')
      callback(Object.assign(new Error('not now'), { responseCode: answer }));
  };
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => reply(mail.answer(address), callback),
    onData: async (stream, { envelope }, callback) => {
      const bytes = await buffer(stream).catch(() => null);
      // The client disconnected in the middle of an email.
      if (bytes === null) return;
      const parsed = await PostalMime.parse(bytes);
      if (mail.answerData === 'accept') {
        mail.received.push({
          ...parsed,
          recipients: envelope.rcptTo.map(({ address }) => address),
        });
      }
      reply(mail.answerData, callback);
    },
  });
  // Clients that disconnect are not errors of a test.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mail, { url: `smtp://127.0.0.1:${port}` });
}
