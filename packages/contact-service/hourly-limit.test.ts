import { expect, test } from 'vitest';
import { clientOf, hourlyLimit } from './hourly-limit.ts';

test('a client may send as many messages per hour as configured, whatever others send', () => {
  let now = 1_000;
  const maySend = hourlyLimit(2, () => now);
  const ayu = () => maySend('203.0.113.7');
  expect([ayu(), ayu(), ayu()]).toEqual([true, true, false]);
  expect(maySend('203.0.113.8')).toBe(true);
  now += 3_599_000;
  expect(ayu()).toBe(false);
  now += 1_000;
  expect([ayu(), ayu(), ayu()]).toEqual([true, true, false]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
});
