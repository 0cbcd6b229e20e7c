const hourMs = 3_600_000;

/** How many messages the provider network of an IPv6 client may send for each that the client may. */
const clientsPerNetwork = 5;

/** An IPv4 address, or the 64-bit network of an IPv6 address, all of whose addresses one client has. */
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

/**
 * Counts the messages of an hour in memory, so that a restart forgets them: those of each client, of each 48-bit
 * network of IPv6, which whoever rents a server may have all of, and of all together.
 * @param now milliseconds of a clock that nobody sets.
 * @returns a function that says whether a client may send a message, and then counts it.
 */
export function hourlyLimit(
  perHour: number,
  totalPerHour: number,
  now = () => performance.now(),
): (address: string) => boolean {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    if (now() >= endsAt) {
      counts.clear();
      endsAt = now() + hourMs;
    }
    const client = clientOf(address);
    const limits = new Map([
      [client, perHour],
      ['all', totalPerHour],
    ]);
    const [network] = /^[^:]*:[^:]*:[^:]*(?=:)/.exec(client) ?? [];
    if (network !== undefined) limits.set(network, perHour * clientsPerNetwork);
    const countOf = (key: string) => counts.get(key) ?? 0;
    if ([...limits].some(([key, limit]) => countOf(key) >= limit)) return false;
    for (const key of limits.keys()) counts.set(key, countOf(key) + 1);
    return true;
  };
}
