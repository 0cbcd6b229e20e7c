import type { Message, MessageStore } from '../core/message.ts';
import type { Outbox } from './deliver.ts';
import type { D1Database } from './worker-platform.ts';

const table = `CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  message TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  sent_at INTEGER
)`;

/** How many messages one run delivers; Cloudflare limits the requests of a run. */
const maxPerRun = 20;

/** Messages in Cloudflare's D1, which confirms a write after it is on disk. Creates the table if it is missing. */
export async function d1Store(database: D1Database): Promise<MessageStore & Outbox> {
  const run = async (sql: string, ...values: (string | number)[]) => {
    await database
      .prepare(sql)
      .bind(...values)
      .run();
  };
  await run(table);
  return {
    add: (message) =>
      run(
        'INSERT OR IGNORE INTO messages (id, message, due_at) VALUES (?, ?, ?)',
        message.id,
        JSON.stringify(message),
        message.receivedAt,
      ),
    async due(now) {
      const { results } = await database
        .prepare(
          'SELECT message, attempts FROM messages WHERE sent_at IS NULL AND due_at <= ? ORDER BY due_at LIMIT ?',
        )
        .bind(now, maxPerRun)
        .all<{ message: string; attempts: number }>();
      return results.map(({ message, attempts }) => ({
        message: JSON.parse(message) as Message,
        attempts,
      }));
    },
    markSent: (id, now) => run('UPDATE messages SET sent_at = ? WHERE id = ?', now, id),
    postpone: (id, attempts, dueAt) =>
      run('UPDATE messages SET attempts = ?, due_at = ? WHERE id = ?', attempts, dueAt, id),
    forgetSentBefore: (time) => run('DELETE FROM messages WHERE sent_at < ?', time),
  };
}
