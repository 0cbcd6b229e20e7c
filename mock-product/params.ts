/** Readers for untrusted query values: each yields something known, never the text it was given. */

/** The first value of `name` if it is one of `choices`; else undefined. */
export function readChoice<const T extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  const value = query.get(name);
  return choices.find((choice) => choice === value);
}

/** `true` or `false` as written; anything else is the fallback. */
export function readBoolean(query: URLSearchParams, name: string, fallback: boolean): boolean {
  const choice = readChoice(query, name, ['true', 'false']);
  return choice === undefined ? fallback : choice === 'true';
}

/** A whole number from 1 to `max`, or the fallback. */
export function readCount(
  query: URLSearchParams,
  name: string,
  max: number,
  fallback: number,
): number {
  const value = query.get(name) ?? '';
  const count = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : fallback;
  return count <= max ? count : fallback;
}
