const hourMs = 3_600_000;

/** How many clients are counted; beyond that, counting starts again. */
const maxClients = 10_000;

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

/**
 * Counts the messages of each client in memory, so that a restart forgets them.
 * @returns a function that counts one message, and says whether the client may send it.
 */
export function hourlyLimit(perHour: number, now = Date.now): (address: string) => boolean {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (address) => {
    if (now() >= endsAt || counts.size >= maxClients) {
      counts.clear();
      endsAt = now() + hourMs;
    }
    const client = clientOf(address);
    const sent = (counts.get(client) ?? 0) + 1;
    counts.set(client, sent);
    return sent <= perHour;
  };
}
