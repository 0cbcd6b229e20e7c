import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The bytes that arrive together, and the pause after them in milliseconds, in which the browser paints a frame. */
const piece = { bytes: 400, pause: 20 };

/**
 * Serves a site as if over a slow connection: the first section in a page's `main` arrives in small pieces, so the
 * browser paints it half parsed.
 * @returns its origin, and a function that stops it.
 */
export async function serveInPieces(
  origin: string,
): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin));
    const type = answer.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    let sent = 0;
    if (type.startsWith('text/html')) {
      sent = body.indexOf('<main');
      response.write(body.subarray(0, sent));
      const end = body.indexOf('</section>', sent);
      for (; sent < end; sent += piece.bytes) {
        response.write(body.subarray(sent, sent + piece.bytes));
        await setTimeout(piece.pause);
      }
    }
    response.end(body.subarray(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
