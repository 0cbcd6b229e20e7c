import { expect, test } from 'vitest';
import { parseServiceStatus } from './service-status.ts';

const status = { indicator: 'minor', description: 'Partially Degraded Service' };

test('reads the status from a response and ignores other fields', () => {
  const response = { page: { name: 'Example' }, status: { ...status, more: 1 } };
  expect(parseServiceStatus(response)).toEqual(status);
});

test.each([
  [null],
  ['operational'],
  [[]],
  [{}],
  [{ status: null }],
  [{ status: 'none' }],
  [{ status: { indicator: 'none' } }],
  [{ status: { ...status, indicator: 'constructor' } }],
  [{ status: { ...status, indicator: ['minor'] } }],
  [{ status: { ...status, description: ' ' } }],
  [{ status: { ...status, description: 7 } }],
  [{ status: { ...status, description: 'x'.repeat(101) } }],
])('returns null for %j', (response) => {
  expect(parseServiceStatus(response)).toBeNull();
});
