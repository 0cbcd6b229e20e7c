import { z } from 'zod';

const kinds: Record<string, string> = {
  array: 'a list is expected here',
  boolean: 'it is either true or false',
  number: 'a number is expected here',
  object: 'fields of its own are expected here',
};

const units: Record<string, string> = { array: 'entries', string: 'characters' };

/** Says of a value what should stand there, where its schema has no words of its own for that. */
export const issueWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.expected === 'int') return 'it is a whole number';
      const kind = kinds[issue.expected];
      return issue.input === undefined ? `it is missing${kind ? `: ${kind}` : ''}` : kind;
    }
    case 'too_small':
      return `it is ${issue.exact ? 'exactly' : 'at least'} ${amount(issue, issue.minimum)}`;
    case 'too_big':
      return `it is ${issue.exact ? 'exactly' : 'at most'} ${amount(issue, issue.maximum)}`;
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : [];
      const hint = /^\d+$/.test(issue.keys[0] ?? '') ? ' (a number has no commas)' : '';
      return `there is no such field${hint}; here, there are ${known.join(', ')}`;
    }
    default:
      return undefined;
  }
};

function amount({ origin }: { origin: string }, size: number | bigint): string {
  return `${size}${units[origin] ? ` ${units[origin]}` : ''}`;
}

/**
 * What to say where a text should stand and does not: that it is missing or, since YAML takes `2024`
 * and `true` for something else, that it lacks quotes.
 * @param what stands there when all is well: `a text`.
 */
export function textExpected(what: string): (issue: { input: unknown }) => string {
  return ({ input }) => {
    if (input === undefined || input === null) return `${what} is missing here`;
    if (typeof input !== 'object') return `to be ${what}, ${String(input)} has to stand in quotes`;
    return `${what} is expected here, not ${Array.isArray(input) ? 'a list' : 'fields'}`;
  };
}
