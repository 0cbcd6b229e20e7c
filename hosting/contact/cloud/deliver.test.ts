import { expect, test } from 'vitest';
import type { Message } from '../core/message.ts';
import { deliverDue, retryDelay, type Outbox } from './deliver.ts';

const aDay = 86_400_000;
const message = (id: string) => ({ id }) as Message;

/** An outbox with these messages, which writes down what happens to them. */
function outboxOf(...ids: string[]) {
  const calls: string[] = [];
  const note = (...parts: (string | number)[]) => {
    calls.push(parts.join(' '));
    return Promise.resolve();
  };
  const outbox: Outbox = {
    due: () => Promise.resolve(ids.map((id) => ({ message: message(id), attempts: 2 }))),
    markSent: (id, now) => note('sent', id, now),
    postpone: (id, attempts, dueAt) => note('postponed', id, attempts, dueAt),
    forgetSentBefore: (time) => note('forgotten before', time),
  };
  return { outbox, calls };
}

test('a message that fails is postponed, and the others are sent', async () => {
  const { outbox, calls } = outboxOf('a', 'b');
  const events: unknown[] = [];
  await deliverDue({
    outbox,
    send: ({ id }) => (id === 'a' ? Promise.reject(new Error('down')) : Promise.resolve()),
    retentionDays: 30,
    log: (event) => events.push(event),
    now: () => 100 * aDay,
  });
  expect(calls).toEqual([
    `postponed a 3 ${100 * aDay + retryDelay(3)}`,
    `sent b ${100 * aDay}`,
    `forgotten before ${70 * aDay}`,
  ]);
  expect(events).toEqual([
    { event: 'postponed', id: 'a', problem: 'down' },
    { event: 'delivered', id: 'b' },
  ]);
});

test('retries become rarer, down to one every six hours', () => {
  expect([1, 2, 3, 9, 50].map(retryDelay).map((ms) => ms / 60_000)).toEqual([1, 2, 4, 256, 360]);
});
