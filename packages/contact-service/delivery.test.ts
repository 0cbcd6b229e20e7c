import { expect, test } from 'vitest';
import { typed } from './receive.fixture.ts';
import { runCommand } from './commands.ts';
import { defaultBackOffMs } from './delivery.ts';
import { startMailServer } from './mail-server.fixture.ts';
import { startService } from './service.fixture.ts';

test('mail server down: the message is confirmed, waits, and arrives when it is up', async () => {
  const { mail, post, waitForLog } = await startService();
  await mail.close();
  expect((await post(typed)).status).toBe(200);
  await waitForLog('not delivered', 2);
  const again = await startMailServer(mail.port);
  await again.waitFor(1);
  await waitForLog('delivered');
  expect(again.received).toHaveLength(1);
  await again.close();
});

test('mail server busy: the message is tried again', async () => {
  const { mail, post, waitForLog } = await startService();
  mail.behavior = 451;
  await post(typed);
  await waitForLog('not delivered', 2);
  mail.behavior = 'accept';
  await mail.waitFor(1);
  expect(mail.received).toHaveLength(1);
});

test('mail server dies after the data: the message arrives again with the same id', async () => {
  const { mail, post, waitForLog } = await startService();
  mail.behavior = 'die after data';
  await post(typed);
  await waitForLog('not delivered');
  mail.behavior = 'accept';
  await waitForLog('delivered');
  const ids = mail.received.map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test('mail server slow: visitors are answered meanwhile', async () => {
  const { mail, post } = await startService();
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.delay = promise;
  for (const message of ['1', '2', '3', '4', '5', '6']) {
    expect((await post({ ...typed, message })).status).toBe(200);
  }
  expect(mail.received).toEqual([]);
  resolve();
  await mail.waitFor(6);
  expect(mail.received).toHaveLength(6);
});

test('mail server refuses the message for good: it stays, is listed, and retry sends it', async () => {
  const { mail, post, logged, waitForLog, environment } = await startService();
  mail.behavior = 550;
  await post(typed);
  await waitForLog('not delivered');
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'not delivered', code: '550', isFinal: true, attempts: 1 }),
  );
  const list = runCommand('list', undefined, environment);
  expect(list).toMatch(/stuck {2}ayu@guest.example {2}Sales \(1 failed: .*550/);
  expect(list).toContain('1 message not delivered.');
  expect(list).not.toContain('villa');
  mail.behavior = 'accept';
  expect(runCommand('retry', undefined, environment)).toBe('1 message will be sent again now.');
  await waitForLog('delivered');
  expect(runCommand('list', undefined, environment)).toBe(
    '0 messages not delivered. Times are in UTC.',
  );
});

test('attempts back off from half a minute to an hour', () => {
  const seconds = [1, 2, 3, 7, 8, 100].map((attempts) => defaultBackOffMs(attempts) / 1000);
  expect(seconds).toEqual([30, 60, 120, 1920, 3600, 3600]);
});

test('a recipient who is refused for now gets the message later, and the others get it once', async () => {
  const { mail, post, logged, waitForLog } = await startService();
  mail.refused.set('sales@nusa.example', 451);
  await post(typed);
  await waitForLog('not delivered', 2);
  expect(logged).not.toContainEqual(expect.objectContaining({ event: 'delivered' }));
  mail.refused.clear();
  await waitForLog('delivered');
  expect(mail.received.map(({ recipients }) => recipients)).toEqual([
    ['hello@nusa.example'],
    ['sales@nusa.example'],
  ]);
});

test('a recipient who is refused for good is listed until the address is right', async () => {
  const { mail, origin, post, environment, waitForLog } = await startService();
  mail.refused.set('sales@nusa.example', 550);
  await post(typed);
  await waitForLog('not delivered');
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ waiting: 0, stuck: 1 });
  expect(runCommand('list', undefined, environment)).toMatch(
    /stuck .*not delivered to sales@nusa\.example: .*550 not now/s,
  );
  mail.refused.clear();
  runCommand('retry', undefined, environment);
  await waitForLog('delivered');
  expect(mail.received.at(-1)?.recipients).toEqual(['sales@nusa.example']);
  expect(runCommand('list', undefined, environment)).toMatch(/^0 messages not delivered\./);
});
