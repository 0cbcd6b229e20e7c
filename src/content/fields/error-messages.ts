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
      const hint = /^\d+$/.test(issue.keys[0] ?? '') ? ' (write numbers without commas)' : '';
      return `there is no such field${hint}; the fields here are ${known.join(', ')}`;
    }
    default:
      return undefined;
  }
};

/** The message of an issue; one that says what was expected also says what it got. */
export function describeIssue({ code, message, input }: z.core.$ZodIssue): string {
  if (!message.startsWith('expected ')) return message;
  const isList = Array.isArray(input) && code !== 'invalid_type';
  const isLongOrShort = typeof input === 'string' && (code === 'too_small' || code === 'too_big');
  const size = isList || isLongOrShort ? input.length : 0;
  // YAML reads `2024` and `true` as a number and a boolean.
  const isUnquoted =
    message === 'expected text' && (typeof input === 'number' || typeof input === 'boolean');
  return `${message}, got ${size || describeValue(input)}${isUnquoted ? '; put it in quotes' : ''}`;
}

function describeValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  }
  if (Array.isArray(value)) return value.length > 0 ? 'a list' : 'an empty list';
  return typeof value === 'object' ? 'a group of fields' : String(value);
}
