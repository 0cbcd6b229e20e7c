import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { siteOrigin } from '../../src/config/site.ts';

/** An answer of the local server, its body not compressed. Each character of the body is a byte. */
interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** Changes an answer, or does nothing. */
export type Alter = (answer: Answer, path: string, method: string) => void;

/** Starts a server that sends the answers of the local server, altered. */
export async function startAlteredSite(alter: Alter) {
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const given = await fetch(siteOrigin + url, {
      method,
      redirect: 'manual',
      headers: { 'Accept-Encoding': headers['accept-encoding'] ?? 'identity' },
    });
    const answer = {
      status: given.status,
      headers: new Headers(given.headers),
      body: Buffer.from(await given.arrayBuffer()).toString('latin1'),
    };
    const coding = given.headers.get('content-encoding');
    alter(answer, url, method);
    const sent = new Headers(answer.headers);
    // The check reads the header; the body is already decompressed.
    sent.delete('content-length');
    if (coding !== null && sent.has('content-encoding')) sent.set('content-encoding', 'identity');
    response.writeHead(answer.status, Object.fromEntries(sent)).end(answer.body, 'latin1');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
