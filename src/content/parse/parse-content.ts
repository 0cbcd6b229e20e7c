import type { z } from 'zod';
import { describeIssue, errorMessage } from '../fields/error-messages.ts';
import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { idOf } from '../fields/hints.ts';
import { ContentError, type ContentPlace } from './content-error.ts';
import { mapTexts, type Path } from './values.ts';

/** The name of a field by its path in an entry: `hero.claims[0]`; undefined for the entry itself. */
export function fieldName(path: Path): string | undefined {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '') || undefined;
}

/** The place of a value in a file; an entry without an id has a number. */
export function placeOf(file: string, whole: unknown, path: Path): ContentPlace {
  const [index, ...inEntry] = path;
  if (!Array.isArray(whole) || typeof index !== 'number') return { file, field: fieldName(path) };
  const entry = idOf(whole[index]) || `number ${index + 1}`;
  return { file, entry, field: fieldName(inEntry) };
}

/** The place of a text by its key: `zz-new.answer` in a list is the field `answer` of the entry `zz-new`. */
export function placeOfKey(file: string, whole: unknown, key: string): ContentPlace {
  const [entry, ...field] = key.split('.');
  return Array.isArray(whole) ? { file, entry, field: field.join('.') } : { file, field: key };
}

const inside = (value: unknown, key: PropertyKey): unknown =>
  (value as Record<PropertyKey, unknown> | null | undefined)?.[key];

/**
 * Fills in the facts of a file and checks it by its schema.
 * @param facts undefined for a file whose texts stay as they are.
 * @throws {ContentError} naming each field that is missing, unknown or wrong.
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  raw: unknown,
  schema: Schema,
  facts?: Facts,
): z.output<Schema> {
  const mistakes = new Map<string | undefined, string>();
  const refuse = (path: Path, problem: string) => {
    if (mistakes.has(fieldName(path))) return;
    mistakes.set(fieldName(path), new ContentError(placeOf(file, raw, path), problem).message);
  };
  const filled = mapTexts(raw, (text, path) => {
    try {
      return facts ? fillFacts(text, facts) : text;
    } catch (error) {
      refuse(path, (error as ContentError).message);
      return text;
    }
  });
  const { data, error } = schema.safeParse(filled, { error: errorMessage });
  for (const issue of error?.issues ?? []) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const value = issue.path.reduce<unknown>(inside, filled);
    refuse([...issue.path, ...unknown], `${describeIssue(issue, value)}.`);
  }
  if (mistakes.size > 0) throw new ContentError(null, [...mistakes.values()].join('\n'));
  return data as z.output<Schema>;
}
