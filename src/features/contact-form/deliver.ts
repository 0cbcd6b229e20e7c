import { encodeMessage, type ContactMessage } from '../../domain/contact-message.ts';
import type { Trouble } from './contact-state.ts';

/** How long an endpoint may take to answer. */
export const patienceMs = 15_000;

/** What an answer means: `sent` is a 2xx and nothing else. */
export function outcomeOf(status: number): 'sent' | Trouble {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
}

/**
 * Sends a message as a form does, and says what came of it; it never throws. No header asks for
 * leave beforehand (CORS), so an endpoint need only allow its answer to be read.
 * @param attempt ends it, the trouble being the reason: `attempt.abort('cancelled')`.
 */
export async function deliver(
  endpoint: string,
  message: ContactMessage,
  attempt: AbortController,
): Promise<'sent' | Trouble> {
  const { signal } = attempt;
  const timer = setTimeout(() => attempt.abort('overdue' satisfies Trouble), patienceMs);
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: encodeMessage(message),
      signal,
    });
    return outcomeOf(status);
  } catch {
    if (signal.aborted) return signal.reason as Trouble;
    return navigator.onLine ? 'unreachable' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}
