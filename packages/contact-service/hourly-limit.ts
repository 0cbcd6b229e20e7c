const hourMs = 3_600_000;

/** An IPv6 /48 network may send this many times what one client may. */
const clientsPerNetwork = 5;

/**
 * Returns the IPv4 address, or the /64 network of an IPv6 address, because one client has all its addresses. Web
 * servers and Node write an address in its shortest form.
 */
export function toClient(address: string): string {
  if (address.includes('.')) return address.replace('::ffff:', '');
  return address.replace('::', ':0:0:0:0:').split(':').filter(Boolean).slice(0, 4).join(':');
}

/**
 * Creates a limit on messages per hour: for each client, for each /48 network of IPv6 (which a single person can rent),
 * and for all clients together. The counts are in memory, so a restart resets them.
 * @param now milliseconds of a monotonic clock.
 * @returns a function that says whether an address may send a message, and counts the message if so.
 */
export function createHourlyLimit(
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
    const client = toClient(address);
    const limits = new Map([
      [client, perHour],
      ['all', totalPerHour],
    ]);
    const [network] = /^[^:]*:[^:]*:[^:]*(?=:)/.exec(client) ?? [];
    if (network !== undefined) limits.set(network, perHour * clientsPerNetwork);
    const getCount = (key: string) => counts.get(key) ?? 0;
    if ([...limits].some(([key, limit]) => getCount(key) >= limit)) return false;
    for (const key of limits.keys()) counts.set(key, getCount(key) + 1);
    return true;
  };
}
