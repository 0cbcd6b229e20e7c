import { expect, test } from 'vitest';
import { clientOf, tokenBucket } from './token-bucket.ts';

test('a client may send a burst, then as many per hour as configured', () => {
  let now = 0;
  const { take } = tokenBucket({ burst: 3, perHour: 60, now: () => now });
  const send = () => take('203.0.113.7');
  expect([send(), send(), send(), send()]).toEqual([0, 0, 0, 60]);
  now = 45_000;
  expect(send()).toBe(15);
  expect(take('203.0.113.8')).toBe(0);
  now = 60_000;
  expect([send(), send()]).toEqual([0, 60]);
  now = 3_600_000;
  expect([send(), send(), send(), send()]).toEqual([0, 0, 0, 60]);
});

test('a clock that goes back gives nobody a message', () => {
  let now = 1_000_000;
  const { take } = tokenBucket({ burst: 1, perHour: 60, now: () => now });
  expect(take('a')).toBe(0);
  now = 0;
  expect(take('a')).toBe(60);
});

test('memory is bounded: the client not seen for the longest is forgotten', () => {
  const { take } = tokenBucket({ burst: 1, perHour: 1, now: () => 0, maxClients: 2 });
  expect([take('a'), take('b'), take('a'), take('c')]).toEqual([0, 0, 3600, 0]);
  expect([take('a'), take('b')]).toEqual([3600, 0]);
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
