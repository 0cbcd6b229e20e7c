import { maxMessageBytes } from './contact-message.ts';
import type { FailureReason } from './contact-state.ts';

/** How long an endpoint may take to respond. */
export const deliveryTimeoutMs = 15_000;

/**
 * The outcome that a response stands for. Only a 2xx means `sent`. A redirect confirms nothing,
 * because the page cannot read where it leads.
 */
export function readOutcome({
  status,
  type,
}: Pick<Response, 'status' | 'type'>): 'sent' | FailureReason {
  if (type === 'opaqueredirect') return 'redirected';
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
}

/** Why a message is refused, as far as our contact service says so and the visitor can act on it. */
async function readRefusal(response: Response): Promise<FailureReason> {
  const answer = (await response.json().catch(() => null)) as { reason?: unknown } | null;
  return answer?.reason === 'tooFast' ? 'tooFast' : 'refused';
}

/**
 * Sends a message like a form and returns the outcome; never throws. The request needs no CORS
 * preflight, so an endpoint only has to allow its response to be read.
 * @param body the encoded message.
 * @param attempt cancels the request with a reason: `attempt.abort('canceled')`.
 */
export async function deliver(
  endpoint: string,
  body: URLSearchParams,
  attempt: AbortController,
): Promise<'sent' | FailureReason> {
  if (`${body}`.length > maxMessageBytes) return 'tooLong';
  const { signal } = attempt;
  const timer = setTimeout(
    () => attempt.abort('timedOut' satisfies FailureReason),
    deliveryTimeoutMs,
  );
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      redirect: 'manual',
      signal,
    });
    const outcome = readOutcome(response);
    return outcome === 'refused' ? await readRefusal(response) : outcome;
  } catch {
    if (signal.aborted) return signal.reason as FailureReason;
    return navigator.onLine ? 'unreachable' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}
