import type { z } from 'zod';
import { fillFacts, type Facts } from '../fields/fill-facts.ts';
import { isGroup, readId } from '../fields/find-texts.ts';
import { Mistakes, type ContentError, type ContentPlace } from './content-error.ts';
import { describeIssue } from './describe-issue.ts';
import { mapTexts, getValueAt, type Path } from './values.ts';

/** Writes the path of a field in its entry as error messages do: `hero.claims[0]`; undefined for the entry itself. */
export function formatFieldPath(path: Path): string | undefined {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return steps.join('').replace(/^\./, '') || undefined;
}

/** Finds the place of a value in a file. An entry without an id is called by its number, from 1. */
export function findPlace(file: string, whole: unknown, path: Path): ContentPlace {
  const [first, ...inEntry] = path;
  if (!Array.isArray(whole) || first === undefined) return { file, field: formatFieldPath(path) };
  const entry = typeof first === 'number' ? readId(whole[first]) || `number ${first + 1}` : first;
  return { file, entry: String(entry), field: formatFieldPath(inEntry) };
}

/** A content file: its path, and its parsed value before any checks. */
export interface ContentFile {
  file: string;
  value: unknown;
}

/**
 * Fills in the facts in a file and checks it against its schema.
 * @param facts undefined to leave `{{…}}` as it is.
 * @param english the file that this one translates; mistakes in values that come from it are reported there.
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
    const value = getValueAt(raw, path);
    const isOwn = !english || (!isGroupOrList(value) && value !== getValueAt(english.value, path));
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
    const value = getValueAt(filled, issue.path);
    // The length of a text is unknown until its facts are filled in.
    const isUnfilled = issue.code.startsWith('too_') && String(value).includes('{{');
    if (!isUnfilled && !isMisspelled(issue.path, value, issues))
      refuse(issue.path, describeIssue(issue, value));
  }
  mistakes.finish({});
  return data as z.output<Schema>;
}

/** Whether a value is a group or a list. */
const isGroupOrList = (value: unknown) => isGroup(value) || Array.isArray(value);

/** Whether a field is missing only because its name is misspelled, which is reported separately. */
function isMisspelled(path: Path, value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  const group = formatFieldPath(path.slice(0, -1));
  return issues.some(
    ({ code, path: where, message }) =>
      code === 'unrecognized_keys' &&
      value === undefined &&
      formatFieldPath(where) === group &&
      message.includes(`"${String(path.at(-1))}"`),
  );
}
