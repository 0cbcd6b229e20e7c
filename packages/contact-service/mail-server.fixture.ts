import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How the mail server answers a mail. */
type Behavior =
  | 'accept'
  /** Takes the whole mail, then drops the connection without a reply. */
  | 'die after data'
  /** Replies to the recipient with this code. */
  | number;

/** A real SMTP server on this machine that keeps what it accepts. */
export interface MailServer {
  url: string;
  port: number;
  behavior: Behavior;
  /** Replies to these recipients with another code. */
  refused: Map<string, number>;
  /** Each mail gets its reply only after this. */
  delay: Promise<void>;
  /** Mails that it read completely; with `die after data`, those without a reply too. */
  received: (Email & { recipients: string[] })[];
  /** Resolves when it has this many. */
  waitFor: (count: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const changed = new EventTarget();
  const mail: Omit<MailServer, 'url' | 'port'> = {
    behavior: 'accept',
    refused: new Map(),
    delay: Promise.resolve(),
    received: [],
    waitFor: async (count) => {
      // Each mail fires an event; the test's own time limit ends a wait for one that never comes.
      while (mail.received.length < count) await once(changed, 'mail');
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  /** Keeps a mail. @returns whether it gets a reply; otherwise its connection is closed. */
  async function keep(
    stream: Readable,
    { id: session, envelope }: SMTPServerSession,
  ): Promise<boolean> {
    const bytes = await buffer(stream).catch(() => null);
    await mail.delay;
    // A client that is gone gets no reply, so that the mail is not accepted.
    if (bytes === null || ![...server.connections].some(({ id }) => id === session)) return false;
    const recipients = envelope.rcptTo.map(({ address }) => address);
    mail.received.push({ ...(await PostalMime.parse(bytes)), recipients });
    changed.dispatchEvent(new Event('mail'));
    if (mail.behavior !== 'die after data') return true;
    for (const connection of server.connections) if (connection.id === session) connection.close();
    return false;
  }
  const server = new SMTPServer({
    disableReverseLookup: true,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const reply = mail.refused.get(address) ?? mail.behavior;
      if (typeof reply !== 'number') return callback();
      callback(Object.assign(new Error('not now'), { responseCode: reply }));
    },
    onData: (stream, session, callback) => {
      // oxlint-disable-next-line promise/no-callback-in-promise -- the API of smtp-server
      void keep(stream, session).then((isAnswered) => isAnswered && callback());
    },
  });
  // The client drops connections too.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return Object.assign(mail, { port: taken, url: `smtp://127.0.0.1:${taken}` });
}
