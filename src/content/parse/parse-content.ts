import type { z } from 'zod';
import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { readId, isGroup } from '../fields/hints.ts';
import { ContentError, type ContentPlace } from './content-error.ts';
import { mapTexts, type Path } from './values.ts';

/** The name of a field by its path in an entry: `hero.claims[0]`; undefined for the entry itself. */
export function fieldName(path: Path): string | undefined {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '') || undefined;
}

/** The place of a value in a file; an entry without an id has a number. */
export function findPlace(file: string, whole: unknown, path: Path): ContentPlace {
  const [first, ...inEntry] = path;
  if (!Array.isArray(whole) || first === undefined) return { file, field: fieldName(path) };
  const entry = typeof first === 'number' ? readId(whole[first]) || `number ${first + 1}` : first;
  return { file, entry: String(entry), field: fieldName(inEntry) };
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
    mistakes.set(fieldName(path), new ContentError(findPlace(file, raw, path), problem).message);
  };
  const filled = mapTexts(raw, (text, path) => {
    try {
      return facts ? fillFacts(text, facts) : text;
    } catch (error) {
      refuse(path, (error as ContentError).message);
      return text;
    }
  });
  const { data, error } = schema.safeParse(filled);
  for (const { path, message } of error?.issues ?? []) {
    refuse(path, `${withValue(message, path.reduce<unknown>(inside, filled))}.`);
  }
  if (mistakes.size > 0) throw new ContentError(null, [...mistakes.values()].join('\n'));
  return data as z.output<Schema>;
}

/** A message, with what the file has there if it says what was expected. */
function withValue(problem: string, value: unknown): string {
  const message = problem.replace(/^(?:Invalid|Too) \w+: /, '');
  if (!/^expected (?!.*received)/.test(message)) return message;
  // YAML reads `2024` as a number.
  const isUnquoted = message === 'expected text' && typeof value === 'number';
  return `${message}, got ${describeValue(value)}${isUnquoted ? '; put it in quotes' : ''}`;
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isGroup(value)) return 'a group of fields';
  const text = String(value ?? '').trim();
  if (text === '') return 'nothing';
  if (typeof value !== 'string') return text;
  return text.length > 60 ? `"${text.slice(0, 60)}…" (${text.length} characters)` : `"${text}"`;
}
