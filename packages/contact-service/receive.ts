import { contactPages } from '../../src/config/contact-paths.ts';
import { localHref, mainLanguage } from '../../src/config/routes.ts';
import { languageField, maxMessageBytes } from '../../src/features/contact/contact-message.ts';
import { checkFields } from './fields.ts';
import type { MessageStore, RateLimiter } from './message.ts';
import { refusals, type Refusal } from './refusal.ts';

export interface ReceiveOptions {
  /** Origin of the site with the form: `https://www.example.com`. */
  siteOrigin: string;
  /** The languages of the site: a form in another one is answered in English. */
  languages: readonly string[];
  store: MessageStore;
  limiter: RateLimiter;
  /** The address of the client, which the host knows or reads from its proxy's header. */
  clientAddress: string;
  /** Called with what happened, and never with what was typed. */
  log?: (event: LogEvent) => void;
}

export type LogEvent =
  | { event: 'accepted'; id: string }
  | { event: 'refused'; reason: Refusal }
  /** A message could not be stored. */
  | { event: 'failed'; error: unknown };

/** Whether the request comes from a page of the site. Browsers send an origin with every POST. */
function isFromSite({ headers }: Request, siteOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === siteOrigin;
  return URL.parse(headers.get('referer') ?? '')?.origin === siteOrigin;
}

const isForm = ({ headers }: Request) =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '');

/**
 * Answers a request of the contact form. A message is confirmed only after it was stored. With
 * `Accept: application/json` the answer is JSON; otherwise it is a redirect to the confirmation, or to the
 * reason on the page for refused messages, in the language of the form.
 */
export async function receive(request: Request, options: ReceiveOptions): Promise<Response> {
  const { siteOrigin, languages, store, limiter, clientAddress, log } = options;
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { ...common, Allow: 'POST' } });
  }

  let body = new URLSearchParams();
  /** Shows a page of the site, in the language of the form. */
  const show = (path: string, more: Record<string, string> = {}) => {
    const language = languages.find((code) => code === body.get(languageField)) ?? mainLanguage;
    const headers = { ...common, ...more, Location: localHref(path, language) };
    return new Response(null, { status: 303, headers });
  };
  const refuse = (reason: Refusal, more: Record<string, string> = {}) => {
    if (reason !== 'broken') log?.({ event: 'refused', reason });
    if (!wantsJson) return show(`${contactPages.notSent}#${reason}`, more);
    const headers = { ...common, ...more };
    return Response.json({ sent: false, reason }, { status: refusals[reason], headers });
  };

  try {
    if (!isForm(request)) return refuse('notAForm');
    const text = await request.text();
    body = new URLSearchParams(text);
    if (!isFromSite(request, siteOrigin)) return refuse('wrongOrigin');
    if (Buffer.byteLength(text) > maxMessageBytes) return refuse('tooLong');
    const seconds = await limiter.take(clientAddress);
    if (seconds > 0) return refuse('busy', { 'Retry-After': String(seconds) });
    const fields = await checkFields(body);
    if (typeof fields === 'string') return refuse(fields);
    await store.add({ ...fields, receivedAt: Date.now() });
    log?.({ event: 'accepted', id: fields.id });
  } catch (error) {
    log?.({ event: 'failed', error });
    return refuse('broken');
  }
  if (wantsJson) return Response.json({ sent: true }, { headers: common });
  return show(contactPages.sent);
}
