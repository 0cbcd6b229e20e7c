import type { z } from 'zod';
import { isGroup } from '../fields/find-texts.ts';
import { suggest } from './content-error.ts';

/** Zod's type names in an editor's words. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Describes a mistake in one sentence: what was expected, and what the value is. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'invalid_value' && typeof value === 'string')
    return `there is no "${value}"${suggest(value, issue.values.map(String))}`;
  const message = /^(Invalid|Too) /.test(issue.message) ? describeExpected(issue) : issue.message;
  if (!message.startsWith('expected ')) return /[.?]$/.test(message) ? message : `${message}.`;
  return `${message}, got ${describeValue(value)}${getQuoteHint(message, value)}.`;
}

/** What was expected, for issues without a message in the schema. */
function describeExpected(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return 'expected another value';
  const isLeast = issue.code === 'too_small';
  const limit = Number(isLeast ? issue.minimum : issue.maximum);
  const bound = issue.exact ? 'exactly' : isLeast ? 'at least' : 'at most';
  if (issue.origin === 'array')
    return `expected ${bound} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  if (issue.origin === 'string') return `expected ${bound} ${limit} characters`;
  return `expected a number of ${bound} ${limit}`;
}

/** Advice for a text that YAML reads as another type, such as 2024 or `Simple: fair`. */
function getQuoteHint(message: string, value: unknown): string {
  const isText = message.startsWith('expected text');
  if (isText && (typeof value === 'number' || typeof value === 'boolean'))
    return '; put it in quotes';
  return isText && isGroup(value) ? '; a text with a colon needs quotes' : '';
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isGroup(value)) return 'a group of fields';
  const text = String(value ?? '').trim();
  if (text === '') return 'nothing';
  if (typeof value !== 'string') return text;
  return text.length > 60 ? `"${text.slice(0, 60)}…" (${text.length} characters)` : `"${text}"`;
}
