/** The path of a value in a file: field names and entry indexes. */
export type Path = readonly (string | number)[];

/** Wrong values that a careless or hostile editor may write. */
const strangeValues = [
  null,
  true,
  7,
  -1,
  1.5,
  Infinity,
  NaN,
  '',
  '   ',
  'text',
  '2026-13-45',
  '{{nothing}}',
  '{{brand',
  'a {blank}',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5000),
  [],
  {},
  ['x', 7],
  { x: 'y' },
];

const gone = Symbol('gone');

/** A value and all values inside it, with their paths. */
export function* placesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** Faults of a value: a description, and the value to put in its place. */
export function* faultsOf(value: unknown): Generator<[string, unknown]> {
  yield ['is gone', gone];
  for (const strange of strangeValues) yield ['is strange', strange];
  if (Array.isArray(value)) yield ['has its first entry twice', [value[0], ...value]];
  else if (typeof value === 'object' && value !== null) {
    const [[first = '', inner] = [], ...others] = Object.entries(value);
    yield ['has a field misspelled', Object.fromEntries([[`${first}x`, inner], ...others])];
    for (const name of ['extra', 'constructor', '__proto__']) {
      yield [`has a field ${name}`, Object.fromEntries([...Object.entries(value), [name, 'x']])];
    }
  }
}

/** A copy with another value at a path; the same value if there is no such path. */
export function withFault(whole: unknown, path: Path, fault: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return fault === gone ? null : fault;
  if (Array.isArray(whole)) {
    const at = Number(key);
    if (!(at in whole)) return whole;
    if (rest.length === 0 && fault === gone) return whole.toSpliced(at, 1);
    return whole.with(at, withFault(whole[at], rest, fault));
  }
  if (typeof whole !== 'object' || whole === null) return whole;
  const entries = Object.entries(whole).flatMap(([name, value]) => {
    if (name !== key) return [[name, value] as const];
    return rest.length === 0 && fault === gone
      ? []
      : [[name, withFault(value, rest, fault)] as const];
  });
  return Object.fromEntries(entries);
}
