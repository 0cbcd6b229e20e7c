import { z } from 'zod';

const typeNames: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'a group of fields',
  string: 'text',
};

const units: Record<string, string> = { array: ' entries', string: ' characters' };

/** Messages for all that a schema can refuse and has no message of its own for. */
export const errorMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected one of ${issue.values.join(', ')}`;
    case 'too_small': {
      const limit = issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than';
      return `expected ${limit} ${issue.minimum}${units[issue.origin] ?? ''}`;
    }
    case 'too_big':
      return `expected ${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${units[issue.origin] ?? ''}`;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      return `there is no such field; the fields here are ${known.join(', ')}`;
    }
    default:
      return undefined;
  }
};

/** The message of an issue; one that says what was expected also says what it got. */
export function describeIssue({ code, message }: z.core.$ZodIssue, input: unknown): string {
  if (!message.startsWith('expected ')) return message;
  // YAML reads `2024` and `true` as a number and a boolean.
  const isUnquoted = message === 'expected text' && /^(number|boolean)$/.test(typeof input);
  const value = typeof input === 'string' ? input.trim() : input;
  return `${message}, got ${describeValue(value, code)}${isUnquoted ? '; put it in quotes' : ''}`;
}

function describeValue(value: unknown, code: string | undefined): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  const isSize = code === 'too_small' || code === 'too_big';
  if (typeof value === 'string') return isSize ? `${value.length}` : shortened(value);
  if (Array.isArray(value)) return isSize || code === 'custom' ? `${value.length}` : 'a list';
  return typeof value === 'object' ? 'a group of fields' : String(value);
}

const shortened = (text: string) =>
  JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
