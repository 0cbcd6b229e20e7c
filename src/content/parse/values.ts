/** The path of a value in a file: field names, and ids or positions of entries. */
export type Path = readonly PropertyKey[];

/** Whether a value of a content file is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The forms that languages have for a number. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Whether a value is a text in the plural forms of a language: `{ one: '{count} day', other: '{count} days' }`. */
export function isForms(value: unknown): value is { other: unknown } {
  if (!isGroup(value) || !('other' in value)) return false;
  return Object.keys(value).every((name) => pluralForms.includes(name));
}

/** The id of a list entry; undefined if it has none. */
function readId(item: unknown): string | undefined {
  return isGroup(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
}

/**
 * Returns the fields of a group or the entries of a list, each with its step in a path; undefined for a single value.
 */
export function getChildren(
  value: unknown,
): [step: string | number, inside: unknown][] | undefined {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => [readId(item) ?? index, item]);
  }
  return isGroup(value) ? Object.entries(value) : undefined;
}

/** Lists the single values in a file (neither groups nor lists), at any depth, with their paths. */
export function listValues(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  const steps = getChildren(value);
  if (!steps) return [{ path, value }];
  return steps.flatMap(([step, inside]) => listValues(inside, [...path, step]));
}

/** Copies a value, with every text in it changed. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value {
  if (typeof value === 'string') return change(value, path) as Value;
  const steps = getChildren(value);
  if (!steps) return value;
  const mapped = steps.map(([step, inside]) => [step, mapTexts(inside, change, [...path, step])]);
  const values = mapped.map(([, inside]) => inside);
  return (Array.isArray(value) ? values : Object.fromEntries(mapped)) as Value;
}

/** Writes the path of a field as error messages do: `hero.claims[0]`. */
export function formatPath(path: Path): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '');
}

/**
 * Writes where a value is: its file, its entry (if the file is a list) and its field. An entry without an id is called
 * by its number, from 1.
 */
export function formatPlace(file: string, whole: unknown, path: Path): string {
  const [first, ...inEntry] = path;
  if (!Array.isArray(whole) || first === undefined)
    return path.length > 0 ? `${file}, field ${formatPath(path)}` : file;
  const entry =
    typeof first === 'number' ? (readId(whole[first]) ?? `number ${first + 1}`) : String(first);
  const field = inEntry.length > 0 ? `, field ${formatPath(inEntry)}` : '';
  return `${file}, entry "${entry}"${field}`;
}
