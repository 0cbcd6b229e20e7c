import type { Trouble } from './contact-state.ts';

/** How long an endpoint may take to answer. */
export const patienceMs = 15_000;

/** The largest message that is sent, encoded: what a service for forms can be expected to accept. */
export const largestBytes = 64 * 1024;

/**
 * What an answer means. Only a 2xx means `sent`; a redirect confirms nothing, because the page that it
 * leads to cannot be read.
 */
export function outcomeOf({ status, type }: Pick<Response, 'status' | 'type'>): 'sent' | Trouble {
  if (type === 'opaqueredirect') return 'redirected';
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
}

/**
 * Sends a message as a form does, and returns what came of it; it never throws. None of its headers
 * needs a CORS preflight, so an endpoint only has to allow its answer to be read.
 * @param body the message, encoded.
 * @param attempt cancels it, with the trouble as the reason: `attempt.abort('cancelled')`.
 */
export async function deliver(
  endpoint: string,
  body: URLSearchParams,
  attempt: AbortController,
): Promise<'sent' | Trouble> {
  if (`${body}`.length > largestBytes) return 'tooLong';
  const { signal } = attempt;
  const timer = setTimeout(() => attempt.abort('overdue' satisfies Trouble), patienceMs);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      redirect: 'manual',
      signal,
    });
    return outcomeOf(answer);
  } catch {
    if (signal.aborted) return signal.reason as Trouble;
    return navigator.onLine ? 'unreachable' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}
