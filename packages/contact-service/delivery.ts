import type { NodemailerError } from 'nodemailer';
import type { Queue, QueuedMessage } from './queue.ts';
import type { Mailer } from './send-mail.ts';

/** How many messages are sent at the same time, so that one slow attempt does not hold up the others. */
const maxConcurrent = 4;

const dayMs = 86_400_000;

export type DeliveryEvent =
  | { event: 'delivered'; id: string }
  /** `code`: the reply of the mail server, or the kind of error. */
  | { event: 'not delivered'; id: string; code: string; isFinal: boolean; attempts: number }
  | { event: 'deleted'; count: number }
  | { event: 'failed'; error: unknown };

/** How often delivery is tried; tests set shorter times. */
export interface DeliveryTimes {
  /** Milliseconds to wait after a number of failed attempts. */
  backOffMs?: (attempts: number) => number;
  /** How often to look for messages that are due, and for those to delete. */
  pollMs?: number;
}

interface DeliveryOptions extends DeliveryTimes {
  queue: Queue;
  send: Mailer['send'];
  retentionDays: number;
  log: (event: DeliveryEvent) => void;
}

/** 30 seconds after the first failure, then twice as long each time, up to an hour. */
export function defaultBackOffMs(attempts: number): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 3_600_000);
}

type MailError = Pick<
  NodemailerError,
  'message' | 'code' | 'responseCode' | 'response' | 'command' | 'recipient'
>;

/** One error for all refused recipients; a refusal for now counts more than one for good. */
function combined(refused: readonly MailError[]): MailError {
  const temporary = refused.find(({ responseCode = 0 }) => responseCode < 500);
  const reasons = refused.map(({ recipient, response }) => `${recipient}: ${response}`);
  return { ...(temporary ?? refused[0]), message: `not delivered to ${reasons.join('; ')}` };
}

/**
 * Whether the mail server refused this message for good. A refused login is not about the message: it is
 * fixed by configuration, and then the same message can be delivered.
 */
function isFinal({ responseCode = 0, command = '' }: MailError): boolean {
  return responseCode >= 500 && !command.startsWith('AUTH') && command !== 'CONN';
}

interface Delivery {
  /** Delivers what is due soon; call it after a message was stored. */
  wake: () => void;
  /** Starts no further attempt, and waits for those that are running. */
  stop: () => Promise<void>;
}

/** Delivers queued messages until it is stopped, each at least once. */
export function startDelivery({
  queue,
  send,
  retentionDays,
  log,
  backOffMs = defaultBackOffMs,
  pollMs = 5_000,
}: DeliveryOptions): Delivery {
  const running = new Map<string, Promise<void>>();
  let isStopped = false;

  async function deliver(message: QueuedMessage): Promise<void> {
    const { id } = message;
    const attempts = message.attempts + 1;
    let error: MailError | undefined;
    try {
      const { sentTo, refused } = await send(message, message.sentTo);
      if (refused.length > 0) {
        queue.markSentTo(id, sentTo);
        error = combined(refused);
      }
    } catch (caught) {
      error = caught as MailError;
    }
    if (error) {
      const final = isFinal(error);
      queue.markFailed(id, error.message, final ? null : Date.now() + backOffMs(attempts));
      const code = String(error.responseCode ?? error.code ?? 'unknown');
      log({ event: 'not delivered', id, code, isFinal: final, attempts });
      return;
    }
    queue.markDelivered(id, Date.now());
    log({ event: 'delivered', id });
  }

  function wake(): void {
    if (isStopped) return;
    try {
      const free = maxConcurrent - running.size;
      for (const message of free > 0 ? queue.due(Date.now(), [...running.keys()], free) : []) {
        const attempt = deliver(message)
          .catch((error: unknown) => log({ event: 'failed', error }))
          .finally(() => {
            running.delete(message.id);
            wake();
          });
        running.set(message.id, attempt);
      }
    } catch (error) {
      log({ event: 'failed', error });
    }
  }

  function deleteOld(): void {
    try {
      const count = queue.deleteDelivered(Date.now() - retentionDays * dayMs);
      if (count > 0) log({ event: 'deleted', count });
    } catch (error) {
      log({ event: 'failed', error });
    }
  }

  const timer = setInterval(() => {
    deleteOld();
    wake();
  }, pollMs);
  deleteOld();
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
