import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine that keeps what it accepts. */
export interface MailServer {
  url: string;
  port: number;
  /** How it answers a recipient: it accepts it, does not answer, or replies with a code. */
  answer: (recipient: string) => 'accept' | 'hang' | number;
  /** The same for a mail that it has read. */
  answerData: 'accept' | 'hang' | number;
  received: (Email & { recipients: string[] })[];
  /** Resolves when it has this many. */
  waitFor: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const changed = new EventTarget();
  const mail: Omit<MailServer, 'url' | 'port'> = {
    answer: () => 'accept',
    answerData: 'accept',
    received: [],
    waitFor: async (count) => {
      // Each mail fires an event; the test's own time limit ends a wait for one that never comes.
      while (mail.received.length < count) await once(changed, 'mail');
    },
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
      // The client went away in the middle of a mail.
      if (bytes === null) return;
      const parsed = await PostalMime.parse(bytes);
      if (mail.answerData === 'accept') {
        mail.received.push({
          ...parsed,
          recipients: envelope.rcptTo.map(({ address }) => address),
        });
        changed.dispatchEvent(new Event('mail'));
      }
      reply(mail.answerData, callback);
    },
  });
  // The client drops connections too.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return Object.assign(mail, { port: taken, url: `smtp://127.0.0.1:${taken}` });
}
