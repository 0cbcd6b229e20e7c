import type { NodemailerError } from 'nodemailer';
import type { Queue, QueuedMessage } from './queue.ts';
import type { Mailer } from './send-mail.ts';

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
  /** Starts no further attempt, and waits for the one that is running. */
  stop: () => Promise<void>;
}

/** Delivers queued messages one after another until it is stopped, each at least once. */
export function startDelivery({
  queue,
  send,
  retentionDays,
  log,
  backOffMs = defaultBackOffMs,
  pollMs = 5_000,
}: DeliveryOptions): Delivery {
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function deliver(message: QueuedMessage): Promise<void> {
    const { id } = message;
    const attempts = message.attempts + 1;
    let error: MailError;
    let { sentTo } = message;
    try {
      const sending = await send(message, sentTo);
      if (sending.refused.length === 0) {
        queue.markDelivered(id, Date.now());
        return log({ event: 'delivered', id });
      }
      ({ sentTo } = sending);
      error = combined(sending.refused);
    } catch (caught) {
      error = caught as MailError;
    }
    const final = isFinal(error);
    queue.markFailed(id, error.message, final ? null : Date.now() + backOffMs(attempts), sentTo);
    const code = String(error.responseCode ?? error.code ?? 'unknown');
    log({ event: 'not delivered', id, code, isFinal: final, attempts });
  }

  async function deliverDue(): Promise<void> {
    try {
      const count = queue.deleteDelivered(Date.now() - retentionDays * dayMs);
      if (count > 0) log({ event: 'deleted', count });
      for (;;) {
        const message = isStopped ? undefined : queue.nextDue(Date.now());
        if (!message) break;
        await deliver(message);
      }
    } catch (error) {
      log({ event: 'failed', error });
    }
  }

  function wake(): void {
    if (isStopped) return;
    running ??= deliverDue().finally(() => {
      running = undefined;
    });
  }

  const timer = setInterval(wake, pollMs);
  wake();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
