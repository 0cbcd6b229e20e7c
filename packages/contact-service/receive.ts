import type { IncomingMessage, ServerResponse } from 'node:http';
import { contactPages } from '../../src/config/contact-paths.ts';
import { localHref, mainLanguage } from '../../src/config/routes.ts';
import { languageField, maxMessageBytes } from '../../src/features/contact/contact-message.ts';
import { checkFields } from './fields.ts';
import type { Message } from './message.ts';
import { refusals, type Refusal } from './refusal.ts';

export interface ReceiveOptions {
  /** Origin of the site with the form: `https://www.example.com`. */
  siteOrigin: string;
  /** Stores a message, which then survives a crash or a power cut; one that is already stored is not stored again. */
  store: (message: Message) => void;
  /** Counts a message of a client, by its address, and says whether it may send it. */
  maySend: (address: string) => boolean;
  /** Called with what happened, and never with what was typed. */
  log: (event: LogEvent) => void;
}

export type LogEvent =
  | { event: 'accepted'; id: string }
  | { event: 'refused'; reason: Refusal }
  /** A message could not be stored. */
  | { event: 'failed'; error: unknown };

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

const isForm = (contentType = '') =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType);

/** The address of the visitor: nginx sends it in a header. */
const clientAddress = ({ headers, socket }: IncomingMessage) =>
  String(headers['x-real-ip'] ?? socket.remoteAddress);

/** Stores the message of a request. @returns why it is refused; null once it is stored. */
function accept(request: IncomingMessage, body: Buffer, options: ReceiveOptions): Refusal | null {
  const { siteOrigin, store, maySend, log } = options;
  const { headers } = request;
  if (!isForm(headers['content-type'])) return 'notAForm';
  // Browsers send an origin with every POST.
  if (headers.origin !== siteOrigin) return 'wrongOrigin';
  if (body.length > maxMessageBytes) return 'tooLong';
  if (!maySend(clientAddress(request))) return 'busy';
  const fields = checkFields(new URLSearchParams(body.toString()));
  if (typeof fields === 'string') return fields;
  try {
    store({ ...fields, receivedAt: Date.now() });
  } catch (error) {
    log({ event: 'failed', error });
    return 'broken';
  }
  log({ event: 'accepted', id: fields.id });
  return null;
}

/** The language of a form, whose code is the beginning of its pages' addresses. */
function languageOf(body: Buffer): string {
  const code = new URLSearchParams(body.toString()).get(languageField) ?? '';
  return /^[a-z]{2,3}$/.test(code) ? code : mainLanguage;
}

/**
 * Answers a request of the contact form. A message is confirmed only after it was stored. With
 * `Accept: application/json` the answer is JSON; otherwise it is a redirect to the confirmation, or to the
 * reason on the page for refused messages, in the language of the form.
 * @throws if the client goes away before the end of its message.
 */
export async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  options: ReceiveOptions,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store').setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'POST') return void response.writeHead(405, { Allow: 'POST' }).end();
  const body = await readAtMost(request, maxMessageBytes);
  const reason = accept(request, body, options);
  if (reason !== null && reason !== 'broken') options.log({ event: 'refused', reason });
  if (request.headers.accept?.includes('application/json')) {
    response.setHeader('Content-Type', 'application/json');
    response.writeHead(reason === null ? 200 : refusals[reason]);
    response.end(JSON.stringify(reason === null ? { sent: true } : { sent: false, reason }));
    return;
  }
  const page = reason === null ? contactPages.sent : `${contactPages.notSent}#${reason}`;
  response.writeHead(303, { Location: localHref(page, languageOf(body)) }).end();
}
