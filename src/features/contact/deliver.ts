import { contactServicePath } from '../../config/routes.ts';

/** How long an endpoint may take to respond. */
const deliveryTimeoutMs = 15_000;

/**
 * Sends a message in the format of a form. Never throws. The request needs no CORS preflight, so an endpoint only has
 * to allow its response to be read. Only a 2xx confirms the message, because the page cannot read where a redirect
 * leads. The contact service must also confirm it in its response, because the web server in front of it may answer on
 * its own.
 * @param body the encoded message.
 * @returns `sent`, the reason from our contact service, or a reason in the form's own copy.
 */
export async function deliver(endpoint: string, body: URLSearchParams): Promise<string> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(deliveryTimeoutMs),
    });
    const isService = endpoint === `${location.origin}${contactServicePath}`;
    if (response.ok && !isService) return 'sent';
    if (response.type === 'opaqueredirect') return 'unreachable';
    const answer = (await response.json().catch(() => null)) as {
      sent?: unknown;
      reason?: unknown;
    } | null;
    if (response.ok && answer?.sent === true) return 'sent';
    if (typeof answer?.reason === 'string') return answer.reason;
    if (response.status === 429) return 'busy';
    return response.ok || response.status >= 500 ? 'broken' : 'refused';
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timedOut' : 'unreachable';
  }
}
