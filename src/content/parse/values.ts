import { readId, isGroup } from '../fields/find-texts.ts';

/** The path of a value in a file: field names, and ids or positions of entries. */
export type Path = readonly PropertyKey[];

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

/** A single value in a file (not a group or list), with its path. */
interface FoundValue {
  path: Path;
  value: unknown;
}

/** Lists the single values in a file, at any depth. */
export function listValues(value: unknown, path: Path = []): FoundValue[] {
  const steps = getChildren(value);
  if (!steps) return [{ path, value }];
  return steps.flatMap(([step, inside]) => listValues(inside, [...path, step]));
}

/** Returns the value at a path, or undefined. Entries can be given by id or by position. */
export function getValueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => {
    const isNamed = Array.isArray(inside) && typeof step === 'string';
    const key = isNamed ? inside.findIndex((entry) => readId(entry) === step) : step;
    return (inside as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }, value);
}

/** Whether a value is a `sample: true`, which marks the group around it as a sample. */
export const isSampleMark = ({ path, value }: FoundValue) =>
  path.at(-1) === 'sample' && value === true;

/** Copies a value, with every text in it changed. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value {
  const map = (): unknown => {
    if (typeof value === 'string') return change(value, path);
    const steps = getChildren(value);
    if (!steps) return value;
    const mapped = steps.map(([step, inside]) => [step, mapTexts(inside, change, [...path, step])]);
    return Array.isArray(value) ? mapped.map(([, inside]) => inside) : Object.fromEntries(mapped);
  };
  return map() as Value;
}
