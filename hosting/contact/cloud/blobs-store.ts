import { getStore } from '@netlify/blobs';
import type { Message, MessageStore } from '../core/message.ts';
import type { Outbox } from './deliver.ts';

/** How many messages one run delivers, within the time limit of a function. */
const maxPerRun = 20;

interface Waiting {
  message: Message;
  attempts: number;
  dueAt: number;
}

/**
 * Messages in Netlify Blobs. A message waits as `waiting/<id>`. Once it is sent, only the time is kept, as
 * `sent/<id>`, so that a copy is recognized.
 */
export function blobsStore(): MessageStore & Outbox {
  const store = getStore({ name: 'contact', consistency: 'strong' });
  const keysOf = async (prefix: string) =>
    (await store.list({ prefix })).blobs.map(({ key }) => key);
  /** All values below a prefix; one that another run has removed meanwhile is left out. */
  async function valuesOf<Value>(prefix: string): Promise<{ key: string; value: Value }[]> {
    const read = async (key: string) => ({
      key,
      value: (await store.get(key, { type: 'json' })) as Value | null,
    });
    const all = await Promise.all((await keysOf(prefix)).map(read));
    return all.flatMap(({ key, value }) => (value === null ? [] : [{ key, value }]));
  }
  return {
    async add(message) {
      if ((await store.get(`sent/${message.id}`)) !== null) return;
      const waiting: Waiting = { message, attempts: 0, dueAt: message.receivedAt };
      await store.setJSON(`waiting/${message.id}`, waiting, { onlyIfNew: true });
    },
    async due(now) {
      const waiting = await valuesOf<Waiting>('waiting/');
      return waiting
        .map(({ value }) => value)
        .filter(({ dueAt }) => dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt)
        .slice(0, maxPerRun);
    },
    async markSent(id, now) {
      await store.setJSON(`sent/${id}`, now);
      await store.delete(`waiting/${id}`);
    },
    async postpone(id, attempts, dueAt) {
      const waiting = (await store.get(`waiting/${id}`, { type: 'json' })) as Waiting | null;
      if (waiting) await store.setJSON(`waiting/${id}`, { ...waiting, attempts, dueAt });
    },
    async forgetSentBefore(time) {
      const sent = await valuesOf<number>('sent/');
      const old = sent.filter(({ value }) => value < time);
      await Promise.all(old.map(({ key }) => store.delete(key)));
    },
  };
}
