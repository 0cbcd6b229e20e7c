import { expect, test } from 'vitest';
import { describeError, UserError } from './cli.ts';

test('an error that the user can fix is printed as one line, and any other with its stack trace', () => {
  const readOnly = Object.assign(new Error('EROFS: mkdir'), { code: 'EROFS', path: '.build' });
  expect(describeError(readOnly)).toBe('.build: it is on a disk that is read-only (EROFS).');
  expect(describeError(new UserError('Port 80 is taken.'))).toBe('Port 80 is taken.');
  const other = new TypeError('x is undefined');
  expect(describeError(other)).toBe(other);
});
