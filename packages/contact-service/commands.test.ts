import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { startScript } from '../../scripts/test-project.ts';
import { typed } from './receive.fixture.ts';
import { runCommand } from './commands.ts';
import { Queue } from './queue.ts';
import { testEnvironment } from './service.fixture.ts';

const day = 86_400_000;
const message = (id: string, email: string) => ({ ...typed, id, email, receivedAt: 0 });

/** Two messages from Ayu, one of them delivered, and one from Budi. */
function fillQueue() {
  const environment = testEnvironment('smtp://127.0.0.1:1');
  const queue = new Queue(environment.CONTACT_DATABASE);
  queue.add(message('a', 'ayu@guest.example'));
  queue.add(message('b', 'Ayu@Guest.example'));
  queue.add(message('c', 'budi@guest.example'));
  queue.markDelivered('b', 5 * day);
  return { environment, queue };
}

test('export prints everything that is stored, or all from one address', () => {
  const { environment, queue } = fillQueue();
  const exported = (address?: string) =>
    (JSON.parse(runCommand('export', address, environment)) as { id: string }[]).map(
      ({ id }) => id,
    );
  expect(exported()).toEqual(['a', 'b', 'c']);
  expect(exported('AYU@guest.example')).toEqual(['a', 'b']);
  queue.close();
});

test('forget deletes every message from an address, also from the disk', () => {
  const { environment, queue } = fillQueue();
  const forget = (address: string) => runCommand('forget', address, environment);
  expect(forget('ayu@guest.example')).toBe('2 messages from ayu@guest.example deleted.');
  expect(queue.list().map(({ id }) => id)).toEqual(['c']);
  expect(forget('budi@guest.example')).toBe('1 message from budi@guest.example deleted.');
  const folder = dirname(environment.CONTACT_DATABASE);
  for (const file of readdirSync(folder).filter((name) => name.startsWith('contact.sqlite'))) {
    expect(readFileSync(join(folder, file), 'latin1'), file).not.toMatch(/villa|guest\.example/);
  }
  queue.close();
});

test('delivered messages are deleted after the retention time, others are kept', () => {
  const { queue } = fillQueue();
  expect(queue.deleteDelivered(5 * day)).toBe(0);
  expect(queue.deleteDelivered(5 * day + 1)).toBe(1);
  expect(queue.list().map(({ id }) => id)).toEqual(['a', 'c']);
  queue.close();
});

test('only the user of the service can read the database', () => {
  const { environment, queue } = fillQueue();
  expect(statSync(environment.CONTACT_DATABASE).mode & 0o077).toBe(0);
  queue.close();
});

test.each([
  [[], 'Usage: npm run contact -- serve | list | retry | export | forget'],
  [['list', 'a', 'b'], 'Usage: '],
  [['forget'], 'Usage: npm run contact -- forget ADDRESS.'],
  [['list'], 'CONTACT_DATABASE is "none.sqlite"; there is no such file.'],
  [['serve'], 'SITE_ORIGIN is not set; it takes the origin of the site'],
])('%j is refused in one line', async (args, reason) => {
  const { environment, queue } = fillQueue();
  const file = args[0] === 'forget' ? environment.CONTACT_DATABASE : 'none.sqlite';
  const script = 'packages/contact-service/contact.ts';
  const { code, stderr } = await startScript('.', script, { CONTACT_DATABASE: file }, args).ended;
  expect(code).toBe(1);
  expect(stderr).toContain(reason);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  queue.close();
});
