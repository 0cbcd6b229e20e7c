import type { z } from 'zod';
import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { isGroup, readId } from '../fields/hints.ts';
import { Mistakes, type ContentError, type ContentPlace } from './content-error.ts';
import { describeIssue } from './describe-issue.ts';
import { mapTexts, valueAt, type Path } from './values.ts';

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

/** A content file: its path, and its value as it is written. */
export interface ContentFile {
  file: string;
  value: unknown;
}

/**
 * Fills in the facts of a file and checks it by its schema.
 * @param facts undefined for a file whose texts stay as they are.
 * @param english the file that this one translates; mistakes in its values are reported there.
 * @throws {ContentError} naming each field that is missing, unknown or wrong.
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  raw: unknown,
  schema: Schema,
  facts?: Facts,
  english?: ContentFile,
): z.output<Schema> {
  const mistakes = new Mistakes();
  const refused = new Set<string>();
  const refuse = (path: Path, problem: string) => {
    const place = JSON.stringify(findPlace(file, raw, path));
    if (refused.has(place)) return;
    refused.add(place);
    const value = valueAt(raw, path);
    const isOwn = !english || (!isInner(value) && value !== valueAt(english.value, path));
    mistakes.add(findPlace(isOwn ? file : english.file, raw, path), problem);
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
  const issues = error?.issues ?? [];
  for (const issue of issues) {
    const value = valueAt(filled, issue.path);
    // The length of a text is known once its facts are.
    const isUnfilled = issue.code.startsWith('too_') && String(value).includes('{{');
    if (!isUnfilled && !isMisspelled(issue.path, value, issues))
      refuse(issue.path, describeIssue(issue, value));
  }
  mistakes.finish({});
  return data as z.output<Schema>;
}

/** Whether a value is a group or a list. */
const isInner = (value: unknown) => isGroup(value) || Array.isArray(value);

/** Whether a field is missing only because its name is misspelled, which is reported separately. */
function isMisspelled(path: Path, value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  const group = fieldName(path.slice(0, -1));
  return issues.some(
    ({ code, path: where, message }) =>
      code === 'unrecognized_keys' &&
      value === undefined &&
      fieldName(where) === group &&
      message.includes(`"${String(path.at(-1))}"`),
  );
}
