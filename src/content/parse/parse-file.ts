import type { z } from 'zod';
import { ContentError, suggest } from './content-error.ts';
import { formatPlace } from './values.ts';

/** Zod's type names in an editor's words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/**
 * Checks the value of a content file against its schema.
 * @throws {ContentError} naming each field that is missing, unknown or wrong.
 */
export function parseFile<Schema extends z.ZodType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value, { error: describeIssue });
  if (!error) return data;
  // A misspelled field is missing, too: unknown fields come first.
  const unknown = error.issues.filter(({ code }) => code === 'unrecognized_keys');
  const issues = unknown.length > 0 ? unknown : error.issues;
  throw new ContentError(
    issues.map(({ path, message }) => `${formatPlace(file, value, path)}: ${message}`),
  );
}

/** Says in an editor's words what is wrong, for the mistakes that occur; Zod has its own words for the others. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject).shape);
    return issue.keys.map((key) => `there is no field "${key}"${suggest(key, known)}`).join(' ');
  }
  if (issue.code === 'invalid_type') {
    const expected = kinds[issue.expected] ?? issue.expected;
    if (input === undefined || input === null) return `${expected} is missing.`;
    const quotes = expected === 'text' ? '; put it in quotes' : '';
    return `expected ${expected}, got ${JSON.stringify(input)}${quotes}.`;
  }
  if (typeof input !== 'string') return undefined;
  if (issue.code === 'invalid_value')
    return `there is no "${input}"${suggest(input, issue.values.map(String))}`;
  if (issue.code === 'too_small' && !input.trim()) return 'the text is empty.';
  if (issue.code === 'too_small')
    return `expected at least ${issue.minimum} characters, got ${input.length}.`;
  if (issue.code === 'too_big')
    return `expected at most ${issue.maximum} characters, got ${input.length}.`;
  return undefined;
}
