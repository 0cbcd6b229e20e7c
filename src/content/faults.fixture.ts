/** Where a value stands within a file: fields by name, entries by number. */
export type Path = readonly (string | number)[];

/** What a careless or hostile hand may put where another value belongs. */
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

/** Every value within a value, and the value itself, by where it stands. */
export function* placesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* placesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** What can be wrong at a place: with its name, the value that stands there then. */
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

/** A value in which another stands at a place; as it was, if it has no such place. */
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
