import type { RateLimiter } from './message.ts';

interface TokenBucketOptions {
  /** How many messages a client may send at once. */
  burst: number;
  /** How many it may send per hour after that. */
  perHour: number;
  /** The clock, in milliseconds. */
  now?: () => number;
  /** How many clients are remembered; beyond that, the ones not seen for the longest are forgotten. */
  maxClients?: number;
}

/** One client: an IPv4 address, or the network of an IPv6 address, which one client has all of. */
export function clientOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(?<v4>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['v4'];
  if (ipv4 !== undefined || !address.includes(':')) return ipv4 ?? address;
  const [start = '', end] = address.split('%', 1).join('').toLowerCase().split('::');
  const head = start === '' ? [] : start.split(':');
  const tail = end ? end.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = end === undefined ? head : [...head, ...zeros, ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Limits each client by a token bucket in memory, so that a restart forgets it. */
export function tokenBucket({
  burst,
  perHour,
  now = Date.now,
  maxClients = 10_000,
}: TokenBucketOptions): RateLimiter {
  const msPerToken = 3_600_000 / perHour;
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take(address) {
      const client = clientOf(address);
      const at = now();
      const old = buckets.get(client) ?? { tokens: burst, at };
      const tokens = Math.min(burst, old.tokens + Math.max(0, at - old.at) / msPerToken);
      // A map keeps the order of insertion, so that the first is the one not seen for the longest.
      buckets.delete(client);
      buckets.set(client, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      if (buckets.size > maxClients) buckets.delete(buckets.keys().next().value ?? '');
      return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) * msPerToken) / 1000);
    },
  };
}
