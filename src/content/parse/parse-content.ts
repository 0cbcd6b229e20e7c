import type { z } from 'zod';
import { ContentError, type ContentPlace } from './content-error.ts';
import { issueWords } from '../fields/issue-words.ts';
import { fillTokens, UnknownTokenError, type Facts } from '../fields/tokens.ts';

/** A field by its path within an entry: `hero.claims[0]`; nothing for the entry itself. */
export function fieldName(path: readonly PropertyKey[]): string | undefined {
  if (path.length === 0) return undefined;
  return path
    .map((key, depth) =>
      typeof key === 'number' ? `[${key}]` : `${depth ? '.' : ''}${visible(String(key))}`,
    )
    .join('');
}

/** A name with what looks like something else spelled out: `na\u00a0me`. */
function visible(name: string): string {
  return name.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function fillAll(value: unknown, facts: Facts, place: ContentPlace, path: PropertyKey[]): unknown {
  if (typeof value === 'string') {
    try {
      return fillTokens(value, facts);
    } catch (error) {
      if (!(error instanceof UnknownTokenError)) throw error;
      throw new ContentError({ ...place, field: fieldName(path) }, error.message);
    }
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillAll(item, facts, place, [...path, index]));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        fillAll(item, facts, place, [...path, key]),
      ]),
    );
  }
  return value;
}

/**
 * Turns what an editor wrote into an entry of the site: tokens filled in, checked by the schema.
 * @throws {ContentError} on the first field that is missing, unknown or wrong.
 */
export function parseEntry<Schema extends z.ZodType>(
  place: ContentPlace,
  raw: unknown,
  schema: Schema,
  facts: Facts,
): z.output<Schema> {
  const parsed = schema.safeParse(fillAll(raw, facts, place, []), { error: issueWords });
  if (parsed.success) return parsed.data;
  // A field that does not exist says more than one that is missing: it may be that one, misspelled.
  const { issues } = parsed.error;
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const field = fieldName([...(issue?.path ?? []), ...unknown]);
  throw new ContentError({ ...place, field }, `${issue?.message}.`);
}

/**
 * Reads a list of entries, each told apart by its `id`.
 * @param mayBeEmpty whether `[]` says that there are none.
 * @throws {ContentError} when the file is no list, or an empty one that may not be, an entry is
 * wrong, or two share an id.
 */
export function parseList<Schema extends z.ZodType<{ id: string }>>(
  file: string,
  raw: unknown,
  schema: Schema,
  facts: Facts,
  mayBeEmpty = false,
): z.output<Schema>[] {
  if (!Array.isArray(raw)) {
    const none = mayBeEmpty ? ', or [] for none' : '';
    throw new ContentError({ file }, `it should be a list of entries${none}.`);
  }
  if (raw.length === 0 && !mayBeEmpty) {
    throw new ContentError({ file }, 'it should have one entry or more.');
  }
  const seen = new Set<string>();
  return raw.map((item: unknown, index) => {
    const entry = entryName(item, index);
    const parsed = parseEntry({ file, entry }, item, schema, facts);
    if (seen.has(parsed.id)) {
      throw new ContentError({ file, entry, field: 'id' }, 'another entry has this id already.');
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
