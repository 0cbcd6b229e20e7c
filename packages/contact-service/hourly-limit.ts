const hourMs = 3_600_000;

/**
 * Returns the IPv4 address, or the /48 network of an IPv6 address, because one person can rent all its addresses. Web
 * servers and Node write an address in its shortest form.
 */
export function toClient(address: string): string {
  if (address.includes('.')) return address.replace('::ffff:', '');
  return address.replace('::', ':0:0:0:').split(':').filter(Boolean).slice(0, 3).join(':');
}

/**
 * Creates a limit on messages per hour: for each client, and for all clients together. The counts are in memory, so a
 * restart resets them.
 * @param now milliseconds of a monotonic clock.
 * @returns a function that says whether an address may send a message, and counts the message if so.
 */
export function createHourlyLimit(
  perHour: number,
  totalPerHour: number,
  now = () => performance.now(),
): (address: string) => boolean {
  const counts = new Map<string, number>();
  let total = 0;
  let endsAt = 0;
  return (address) => {
    if (now() >= endsAt) {
      counts.clear();
      total = 0;
      endsAt = now() + hourMs;
    }
    const client = toClient(address);
    const count = counts.get(client) ?? 0;
    if (count >= perHour || total >= totalPerHour) return false;
    counts.set(client, count + 1);
    total += 1;
    return true;
  };
}
