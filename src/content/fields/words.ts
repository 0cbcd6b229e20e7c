import { z } from 'zod';

/** The fields whose values are words, which a translation replaces; names, addresses and icons are not. */
export const words = z.registry<{ isWords: true }>();

/** One text of a content file. */
export interface Words {
  /** Where it stands, with the ids of list entries: `calendar.title`, `hero.claims[0]`. */
  key: string;
  /** The same for code: entries of lists by their position. */
  path: readonly (string | number)[];
  text: string;
}

interface Place {
  key: string;
  path: readonly (string | number)[];
}

const top: Place = { key: '', path: [] };

/** All words of a value as it stands in its file, in the order of the schema. */
export function findWords(schema: z.core.$ZodType, value: unknown, place = top): Words[] {
  if (typeof value === 'string') {
    return words.get(schema) ? [{ ...place, text: value }] : inner(schema, value, place);
  }
  if (schema instanceof z.ZodObject && isGroup(value)) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
      findWords(field, value[name], within(place, name)),
    );
  }
  if (schema instanceof z.ZodRecord && isGroup(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      findWords(schema.valueType, item, within(place, name)),
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      findWords(schema.element, item, withinList(place, item, index)),
    );
  }
  return inner(schema, value, place);
}

/** The words of what a schema wraps: optional values, alternatives, values that it changes later. */
function inner(schema: z.core.$ZodType, value: unknown, place: Place): Words[] {
  if (value === undefined || value === null) return [];
  if (schema instanceof z.ZodUnion) {
    const found = schema.options.flatMap((option) => findWords(option, value, place));
    return [...new Map(found.map((each) => [each.key, each])).values()];
  }
  if (schema instanceof z.ZodPipe) return findWords(schema.in, value, place);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return findWords(schema.unwrap(), value, place);
  }
  return [];
}

function within({ key, path }: Place, name: string): Place {
  return { key: key ? `${key}.${name}` : name, path: [...path, name] };
}

function withinList({ key, path }: Place, item: unknown, index: number): Place {
  const id = idOf(item);
  const entry = id === undefined ? `${key}[${index}]` : key ? `${key}.${id}` : id;
  return { key: entry, path: [...path, index] };
}

/** The id of a list entry; undefined if it has none. */
export function idOf(item: unknown): string | undefined {
  return isGroup(item) && typeof item['id'] === 'string' ? item['id'] : undefined;
}

/** Whether a value of a content file is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
