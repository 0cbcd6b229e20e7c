import type { z } from 'zod';
import { ContentError, readEach, type ContentPlace } from './content-error.ts';
import { describeIssue, errorMessage } from '../fields/error-messages.ts';
import { fillFacts, UnknownFactError, type Facts } from '../fields/fill-facts.ts';

/** The name of a field by its path in an entry: `hero.claims[0]`; undefined for the entry itself. */
export function fieldName(path: readonly PropertyKey[]): string | undefined {
  if (path.length === 0) return undefined;
  return path
    .map((key, depth) =>
      typeof key === 'number' ? `[${key}]` : `${depth ? '.' : ''}${escapeInvisible(String(key))}`,
    )
    .join('');
}

/** Escapes characters that look like others: `na\u00a0me`. */
function escapeInvisible(name: string): string {
  return name.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Fills the facts into all texts of a value. */
function fillAllFacts(
  value: unknown,
  facts: Facts,
  place: ContentPlace,
  path: PropertyKey[],
): unknown {
  if (typeof value === 'string') {
    try {
      return fillFacts(value, facts);
    } catch (error) {
      if (!(error instanceof UnknownFactError)) throw error;
      throw new ContentError({ ...place, field: fieldName(path) }, error.message);
    }
  }
  if (Array.isArray(value)) {
    return readEach(value, (item, index) => fillAllFacts(item, facts, place, [...path, index]));
  }
  if (typeof value === 'object' && value !== null) {
    const fields = readEach(Object.entries(value), ([key, item]) => [
      key,
      fillAllFacts(item, facts, place, [...path, key]),
    ]);
    return Object.fromEntries(fields);
  }
  return value;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown>)[key], value);
}

/** How much of a text that is too long is a fact, such as a long company name, as the end of a sentence. */
function longestFact(text: unknown, facts: Facts = {}): string {
  const [longest] = Object.entries(facts)
    .filter(([name]) => typeof text === 'string' && text.includes(`{{${name}}}`))
    .toSorted(([, a], [, b]) => b.length - a.length);
  return longest ? `; {{${longest[0]}}} has ${longest[1].length} of them` : '';
}

/**
 * Fills in the facts of an entry and checks it by its schema.
 * @param facts undefined for an entry whose texts stay as they are.
 * @throws {ContentError} naming each field that is missing, unknown or wrong.
 */
export function parseEntry<Schema extends z.ZodType>(
  place: ContentPlace,
  raw: unknown,
  schema: Schema,
  facts?: Facts,
): z.output<Schema> {
  const filled = facts ? fillAllFacts(raw, facts, place, []) : raw;
  const parsed = schema.safeParse(filled, { error: errorMessage, reportInput: true });
  if (parsed.success) return parsed.data;
  readEach(parsed.error.issues, (issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const field = fieldName([...issue.path, ...unknown]);
    const cause = issue.code === 'too_big' ? longestFact(valueAt(raw, issue.path), facts) : '';
    throw new ContentError({ ...place, field }, `${describeIssue(issue)}${cause}.`);
  });
  throw parsed.error;
}

/**
 * Checks a list of entries, each with its own `id`.
 * @param mayBeEmpty whether `[]` is allowed.
 * @throws {ContentError} when the file is not a list or empty without permission, an entry is
 * wrong, or two entries share an id.
 */
export function parseList<Schema extends z.ZodType<{ id: string }>>(
  file: string,
  raw: unknown,
  schema: Schema,
  facts?: Facts,
  mayBeEmpty = false,
): z.output<Schema>[] {
  if (!Array.isArray(raw)) {
    const none = mayBeEmpty ? ', or [] for none' : '';
    throw new ContentError({ file }, `expected a list of entries${none}.`);
  }
  if (raw.length === 0 && !mayBeEmpty) {
    throw new ContentError({ file }, 'expected at least one entry, got an empty list.');
  }
  const seen = new Set<string>();
  return readEach(raw as unknown[], (item, index) => {
    const entry = entryName(item, index);
    const parsed = parseEntry({ file, entry }, item, schema, facts);
    if (seen.has(parsed.id)) {
      throw new ContentError({ file, entry, field: 'id' }, 'another entry already has this id.');
    }
    seen.add(parsed.id);
    return parsed;
  });
}

function entryName(item: unknown, index: number): string {
  const id: unknown =
    typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return typeof id === 'string' && id ? id : `number ${index + 1}`;
}
