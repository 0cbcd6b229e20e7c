import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

/** Reads a body until it is over a limit; the rest is received and dropped, so that the client reads the answer. */
async function readAtMost(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  let kept = 0;
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) {
    if (kept > maxBytes) continue;
    parts.push(part);
    kept += part.length;
  }
  return Buffer.concat(parts);
}

/** The request in the form of the Web standards. @throws if the client goes away before its end. */
export async function toWebRequest(
  request: IncomingMessage,
  origin: string,
  maxBodyBytes: number,
): Promise<Request> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const headers = new Headers();
  for (const [name, values] of Object.entries(request.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const body = hasBody ? await readAtMost(request, maxBodyBytes) : null;
  return new Request(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers,
    body: body as BodyInit | null,
  });
}

/** Sends a response of the Web standards. */
export async function sendWebResponse(response: Response, to: ServerResponse): Promise<void> {
  const body = response.body ? await buffer(Readable.fromWeb(response.body as never)) : undefined;
  to.writeHead(response.status, [...response.headers].flat());
  to.end(body);
}
