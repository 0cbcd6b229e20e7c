import { readId, isGroup } from '../fields/hints.ts';

/** The way to a value in a file: names of fields, and ids or positions of entries. */
export type Path = readonly PropertyKey[];

/** The fields of a group or the entries of a list, each with its step in a path; undefined for a single value. */
export function stepsInto(value: unknown): [step: string | number, inside: unknown][] | undefined {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => [readId(item) ?? index, item]);
  }
  return isGroup(value) ? Object.entries(value) : undefined;
}

/** A single value of a file, with the way to it. */
interface FoundValue {
  path: Path;
  value: unknown;
}

/** Every single value of a file. */
export function listValues(value: unknown, path: Path = []): FoundValue[] {
  const steps = stepsInto(value);
  if (!steps) return [{ path, value }];
  return steps.flatMap(([step, inside]) => listValues(inside, [...path, step]));
}

/** The value at a path, whose entries can be named by their ids or positions. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, step) => {
    const isNamed = Array.isArray(inside) && typeof step === 'string';
    const key = isNamed ? inside.findIndex((entry) => readId(entry) === step) : step;
    return (inside as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }, value);
}

/** Whether a value marks what is around it as a sample. */
export const isSampleMark = ({ path, value }: FoundValue) =>
  path.at(-1) === 'sample' && value === true;

/** Changes every text in a value. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value {
  const map = (): unknown => {
    if (typeof value === 'string') return change(value, path);
    const steps = stepsInto(value);
    if (!steps) return value;
    const mapped = steps.map(([step, inside]) => [step, mapTexts(inside, change, [...path, step])]);
    return Array.isArray(value) ? mapped.map(([, inside]) => inside) : Object.fromEntries(mapped);
  };
  return map() as Value;
}
