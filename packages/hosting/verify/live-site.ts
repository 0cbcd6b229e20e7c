import { UserError } from '../../../build/cli.ts';

/** An answer of the site, its body decompressed. */
export interface LiveAnswer {
  status: number;
  headers: Headers;
  body: string;
  /** The length of the body. */
  bytes: number;
}

export interface LiveSite {
  origin: string;
  /** The origin that the pages name as theirs; another one than `origin` before the domain is switched. */
  canonicalOrigin: string;
  /** The same site over plain HTTP, which must redirect; null if there is none to check. */
  httpOrigin: string | null;
  /** The same site without `www`, which must redirect; null if there is none to check. */
  bareOrigin: string | null;
  /** Requests a path or a full address; doesn't follow redirects. The same request is sent once. */
  get: (address: string, headers?: Record<string, string>) => Promise<LiveAnswer>;
  /** Sends a form by POST to a path or a full address. */
  post: (
    address: string,
    form: URLSearchParams,
    headers?: Record<string, string>,
  ) => Promise<LiveAnswer>;
}

const timeoutMs = 20_000;

/** Why a request had no answer, in the words of the network or TLS library. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  if (!(cause instanceof Error)) return message;
  return cause.message || ((cause as NodeJS.ErrnoException).code ?? message);
}

async function send(address: string, init: RequestInit): Promise<LiveAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(address, { ...init, redirect: 'manual', signal });
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, headers, body: body.toString(), bytes: body.length };
  } catch (error) {
    throw new UserError(`${address} does not answer: ${reasonOf(error)}.`);
  }
}

interface LiveSiteOptions {
  canonicalOrigin?: string | undefined;
  httpOrigin?: string | null | undefined;
  bareOrigin?: string | null | undefined;
}

/**
 * A site to check, by its origin. Plain HTTP and the name without `www` are checked on their usual ports, so only if
 * HTTPS is on its own.
 */
export function liveSite(
  origin: string,
  {
    canonicalOrigin = origin,
    httpOrigin = /^https:\/\/[^:]+$/.test(origin) ? origin.replace('https:', 'http:') : null,
    bareOrigin = /^https:\/\/www\.[^:]+$/.test(origin) ? origin.replace('www.', '') : null,
  }: LiveSiteOptions = {},
): LiveSite {
  const answers = new Map<string, Promise<LiveAnswer>>();
  const resolve = (address: string) => new URL(address, origin).href;
  return {
    origin,
    canonicalOrigin,
    httpOrigin,
    bareOrigin,
    get(address, headers = {}) {
      const key = JSON.stringify([address, headers]);
      const answer = answers.get(key) ?? send(resolve(address), { headers });
      answers.set(key, answer);
      return answer;
    },
    post: (address, form, headers = {}) =>
      send(resolve(address), { method: 'POST', body: form, headers }),
  };
}
