import { isGroup } from '../fields/hints.ts';

/** The way to a value in a file: names of fields and positions in lists. */
export type Path = readonly PropertyKey[];

/** A value that is neither a group nor a list. */
interface Leaf {
  path: Path;
  value: unknown;
}

/** Every value in a group or a list that is neither. */
export function* leavesOf(value: unknown, path: Path = []): Generator<Leaf> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leavesOf(item, [...path, index]);
  } else if (isGroup(value)) {
    for (const [key, item] of Object.entries(value)) yield* leavesOf(item, [...path, key]);
  } else yield { path, value };
}

/** Changes every text in a value. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value {
  const map = (): unknown => {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) => mapTexts(item, change, [...path, index]));
    }
    if (!isGroup(value)) return value;
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([key, item]) => [key, mapTexts(item, change, [...path, key])]),
    );
  };
  return map() as Value;
}
