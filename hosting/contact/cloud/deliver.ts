import type { Message } from '../core/message.ts';

/** The stored messages of a Worker or function, as its delivery sees them. */
export interface Outbox {
  /** The messages that are to be sent now, the oldest first. */
  due(now: number): Promise<{ message: Message; attempts: number }[]>;
  markSent(id: string, now: number): Promise<void>;
  /** Notes a failed attempt. */
  postpone(id: string, attempts: number, dueAt: number): Promise<void>;
  /** Removes messages that were sent before a time. */
  forgetSentBefore(time: number): Promise<void>;
}

const aMinute = 60_000;
const maxDelay = 6 * 60 * aMinute;

/** After 1, 2, 4, … minutes, and every six hours in the end. A message is never given up. */
export function retryDelay(attempts: number): number {
  return Math.min(maxDelay, aMinute * 2 ** (attempts - 1));
}

interface DeliverOptions {
  outbox: Outbox;
  send: (message: Message) => Promise<void>;
  retentionDays: number;
  log: (event: { event: 'delivered' | 'postponed'; id: string; problem?: string }) => void;
  now?: () => number;
}

/** Sends every message that is due, one after the other, and forgets those sent long ago. */
export async function deliverDue({
  outbox,
  send,
  retentionDays,
  log,
  now = Date.now,
}: DeliverOptions): Promise<void> {
  for (const { message, attempts } of await outbox.due(now())) {
    const { id } = message;
    try {
      await send(message);
      await outbox.markSent(id, now());
      log({ event: 'delivered', id });
    } catch (error) {
      await outbox.postpone(id, attempts + 1, now() + retryDelay(attempts + 1));
      log({ event: 'postponed', id, problem: (error as Error).message });
    }
  }
  await outbox.forgetSentBefore(now() - retentionDays * 24 * 60 * aMinute);
}
