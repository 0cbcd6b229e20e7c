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

const missing = 'the field is missing.';

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
  const { issues } = error;
  // A misspelled field is not missing, too.
  const isMisspelled = ({ path, message }: z.core.$ZodIssue) =>
    message === missing &&
    issues.some((other) => other.message.includes(`"${String(path.at(-1))}"`));
  throw new ContentError(
    issues
      .filter((issue) => !isMisspelled(issue))
      .map(({ path, message }) => `${formatPlace(file, value, path)}: ${message}`),
  );
}

/** Says in an editor's words what is wrong, for the mistakes that occur; Zod has its own words for the others. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject).shape);
    return issue.keys.map((key) => `there is no field "${key}"${suggest(key, known)}`).join(' ');
  }
  if (issue.code === 'invalid_type')
    return describeType(input, kinds[issue.expected] ?? issue.expected);
  if (issue.code === 'invalid_value' && typeof input === 'string')
    return `there is no "${input}"${suggest(input, issue.values.map(String))}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const isLeast = issue.code === 'too_small';
  const bound = `${issue.exact ? 'exactly' : isLeast ? 'at least' : 'at most'} ${String(limit)}`;
  if (Array.isArray(input)) return `expected ${bound} entries, got ${input.length}.`;
  if (typeof input !== 'string') return `expected ${bound}, got ${String(input)}.`;
  return input.trim() ? `expected ${bound} characters, got ${input.length}.` : 'the text is empty.';
}

/** Says that a value is missing or of another type than expected. */
function describeType(value: unknown, expected: string): string {
  if (value === undefined) return missing;
  if (value === null) return `expected ${expected}, got nothing.`;
  const quotes = expected === 'text' ? '; put it in quotes' : '';
  return `expected ${expected}, got ${JSON.stringify(value)}${quotes}.`;
}
