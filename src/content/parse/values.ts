import { isGroup } from '../fields/hints.ts';

/** The way to a value in a file: names of fields and positions in lists. */
export type Path = readonly PropertyKey[];

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
