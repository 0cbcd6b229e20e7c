/** A prop of every kind that Astro can hand to an island. */
export const values = {
  text: 'one',
  nothing: null,
  missing: undefined,
  day: new Date('2026-04-06T00:00:00Z'),
  map: new Map([['a', [1, new Set([2])]]]),
  set: new Set(['a', 'b']),
  big: 2n ** 64n,
  address: new URL('https://guest.example/a?b=c'),
  pattern: /a+\d/,
  most: Infinity,
  least: -Infinity,
  bytes: new Uint8Array([1, 255]),
  words: new Uint16Array([1, 65_535]),
  longs: new Uint32Array([1, 4_294_967_295]),
  nested: [{ day: new Date(0) }],
};

/** A value in words, with its kind: `Date 2026-04-06T00:00:00.000Z`. */
export function describe(value: unknown): string {
  if (value === null || typeof value !== 'object') return `${typeof value} ${String(value)}`;
  const kind = value.constructor.name;
  if (value instanceof Date) return `${kind} ${value.toISOString()}`;
  if (value instanceof URL || value instanceof RegExp) return `${kind} ${String(value)}`;
  const parts =
    Symbol.iterator in value ? [...(value as Iterable<unknown>)] : Object.entries(value);
  return `${kind} [${parts.map(describe).join(', ')}]`;
}
