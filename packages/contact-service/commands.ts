import { existsSync } from 'node:fs';
import { readValues, SettingError } from '../../src/config/read-values.ts';
import { variables } from './config.ts';
import { Queue, type QueuedMessage } from './queue.ts';

const time = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');

/** One line without the message's text. */
function summary({
  id,
  state,
  attempts,
  receivedAt,
  email,
  subject,
  dueAt,
  lastError,
}: QueuedMessage) {
  const next = state === 'waiting' && attempts > 0 ? `, next attempt ${time(dueAt)}` : '';
  const failures =
    attempts > 0 && state !== 'delivered' ? ` (${attempts} failed${next}: ${lastError})` : '';
  return `${time(receivedAt)}  ${id.slice(0, 8)}  ${state}  ${email}  ${subject}${failures}`;
}

const messages = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;

/** Commands for the operator, by name. Each returns its output. */
const commands: Record<string, (queue: Queue, address: string | undefined) => string> = {
  list: (queue) => {
    const left = queue.list().filter(({ state }) => state !== 'delivered');
    return [...left.map(summary), `${messages(left.length)} not delivered. Times are in UTC.`].join(
      '\n',
    );
  },
  retry: (queue) => `${messages(queue.retryAll())} will be sent again now.`,
  export: (queue, address) => JSON.stringify(queue.list(address), null, 2),
  forget: (queue, address) => {
    if (address === undefined) throw new SettingError('Usage: npm run contact -- forget ADDRESS.');
    return `${messages(queue.forget(address))} from ${address} deleted.`;
  },
};

export const commandNames = Object.keys(commands);

/**
 * Runs a command on the queue that the environment names.
 * @throws {SettingError} if there is no such file.
 */
export function runCommand(
  name: string,
  address: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const { CONTACT_DATABASE } = variables;
  const { CONTACT_DATABASE: file } = readValues({ CONTACT_DATABASE }, environment);
  if (!existsSync(file)) {
    throw new SettingError(`CONTACT_DATABASE is ${JSON.stringify(file)}; there is no such file.`);
  }
  const queue = new Queue(file);
  try {
    return commands[name]?.(queue, address) ?? '';
  } finally {
    queue.close();
  }
}
