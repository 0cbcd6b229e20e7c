import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Starts a mail server on this machine that delivers nothing: it passes each mail on. @returns its URL. */
export async function startMailbox(receive: (mail: string) => void): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _session, callback) => {
      // oxlint-disable-next-line promise/no-callback-in-promise -- the API of smtp-server
      text(stream).then((mail) => callback(void receive(mail)), callback);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
}
