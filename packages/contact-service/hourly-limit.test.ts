import { expect, test } from 'vitest';
import { toClient, createHourlyLimit } from './hourly-limit.ts';

test('a client may send as many messages per hour as configured, whatever others send', () => {
  let now = 1_000;
  const maySend = createHourlyLimit(2, 100, () => now);
  const ayu = () => maySend('203.0.113.7');
  expect([ayu(), ayu(), ayu()]).toEqual([true, true, false]);
  expect(maySend('203.0.113.8')).toBe(true);
  now += 3_599_000;
  expect(ayu()).toBe(false);
  now += 1_000;
  expect([ayu(), ayu(), ayu()]).toEqual([true, true, false]);
});

test('there is also a limit for all clients together', () => {
  const maySend = createHourlyLimit(2, 20);
  const sent = Array.from({ length: 50 }, (_, number) => maySend(`203.0.113.${number}`));
  expect(sent.filter(Boolean)).toHaveLength(20);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['', ''],
])('%s counts as %s', (address, client) => {
  expect(toClient(address)).toBe(client);
});
