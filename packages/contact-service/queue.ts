import { DatabaseSync } from 'node:sqlite';
import type { Message } from './message.ts';

/** A stored message with the state of its delivery. */
export interface QueuedMessage extends Message {
  /** `stuck`: the mail server refused it for good, so that only `retry` sends it again. */
  state: 'waiting' | 'delivered' | 'stuck';
  /** Those who have it, while the mail server refuses others. */
  sentTo: readonly string[];
  /** How many attempts to deliver it have failed. */
  attempts: number;
  /** When to try again, in milliseconds since 1970. */
  dueAt: number;
  deliveredAt: number | null;
  lastError: string | null;
}

/** What is left to deliver. */
interface QueueCounts {
  waiting: number;
  stuck: number;
  /** When the oldest message that is not delivered was received; null if there is none. */
  oldestAt: number | null;
}

const schema = `
  PRAGMA journal_mode = WAL;
  -- Waits for the disk, so that a message survives a power cut, not only a crash.
  PRAGMA synchronous = FULL;
  -- Overwrites deleted messages with zeros.
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    receivedAt INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'stuck')),
    attempts INTEGER NOT NULL DEFAULT 0,
    dueAt INTEGER NOT NULL DEFAULT 0,
    sentTo TEXT NOT NULL DEFAULT '[]',
    deliveredAt INTEGER,
    lastError TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS due ON messages (state, dueAt);
`;

/** The messages on disk. Several processes may use the same file. */
export class Queue {
  readonly #database: DatabaseSync;

  /** @param file its path; it is created if it does not exist, readable by this user only. */
  constructor(file: string) {
    const umask = process.umask(0o077);
    try {
      // Waits for another process, such as a command, to finish writing.
      this.#database = new DatabaseSync(file, { timeout: 5_000 });
      this.#database.exec(schema);
    } finally {
      process.umask(umask);
    }
  }

  /** Stores a message. One whose id is already stored is not stored again. */
  add({ id, name, email, subject, message, receivedAt }: Message): void {
    this.#run(
      `INSERT INTO messages (id, name, email, subject, message, receivedAt)
       VALUES (:id, :name, :email, :subject, :message, :receivedAt) ON CONFLICT (id) DO NOTHING`,
      { id, name, email, subject, message, receivedAt },
    );
  }

  /** All messages, the oldest first; with an address, only those from it. */
  list(email: string | null = null): QueuedMessage[] {
    return this.#all(
      `SELECT * FROM messages WHERE :email IS NULL OR lower(email) = lower(:email)
       ORDER BY receivedAt, id`,
      { email },
    );
  }

  /** The message to try to deliver next; undefined if none is due. */
  nextDue(now: number): QueuedMessage | undefined {
    const [next] = this.#all(
      `SELECT * FROM messages WHERE state = 'waiting' AND dueAt <= :now
       ORDER BY dueAt, receivedAt LIMIT 1`,
      { now },
    );
    return next;
  }

  markDelivered(id: string, deliveredAt: number): void {
    this.#run(
      `UPDATE messages SET state = 'delivered', deliveredAt = :deliveredAt, lastError = NULL
       WHERE id = :id`,
      { id, deliveredAt },
    );
  }

  /**
   * @param dueAt when to try again; null for a message that the mail server refused for good.
   * @param sentTo recipients who have the message, so that another attempt leaves them out.
   */
  markFailed(id: string, lastError: string, dueAt: number | null, sentTo: readonly string[]): void {
    this.#run(
      `UPDATE messages SET attempts = attempts + 1, lastError = :lastError, sentTo = :sentTo,
       state = CASE WHEN :dueAt IS NULL THEN 'stuck' ELSE 'waiting' END,
       dueAt = coalesce(:dueAt, dueAt) WHERE id = :id`,
      { id, lastError, dueAt, sentTo: JSON.stringify(sentTo) },
    );
  }

  /** Makes all messages that are not delivered due now. @returns how many they are. */
  retryAll(): number {
    return this.#run(
      `UPDATE messages SET state = 'waiting', dueAt = 0 WHERE state IN ('waiting', 'stuck')`,
    );
  }

  /** Deletes messages that were delivered before a time. @returns how many they were. */
  deleteDelivered(before: number): number {
    return this.#delete(`state = 'delivered' AND deliveredAt < :before`, { before });
  }

  /** Deletes all messages from an address, delivered or not. @returns how many they were. */
  forget(email: string): number {
    return this.#delete('lower(email) = lower(:email)', { email });
  }

  count(): QueueCounts {
    const row = this.#database
      .prepare(
        `SELECT coalesce(sum(state = 'waiting'), 0) AS waiting,
         coalesce(sum(state = 'stuck'), 0) AS stuck, min(receivedAt) AS oldestAt
         FROM messages WHERE state <> 'delivered'`,
      )
      .get();
    return row as unknown as QueueCounts;
  }

  close(): void {
    this.#database.close();
  }

  #all(sql: string, values: Record<string, string | number | null>): QueuedMessage[] {
    const rows = this.#database.prepare(sql).all(values);
    return rows.map((row) => ({
      ...(row as unknown as QueuedMessage),
      sentTo: JSON.parse(String(row['sentTo'])) as string[],
    }));
  }

  #run(sql: string, values: Record<string, string | number | null> = {}): number {
    return Number(this.#database.prepare(sql).run(values).changes);
  }

  #delete(condition: string, values: Record<string, string | number>): number {
    const deleted = this.#run(`DELETE FROM messages WHERE ${condition}`, values);
    // Otherwise the text stays in the write-ahead log.
    if (deleted > 0) this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return deleted;
  }
}
