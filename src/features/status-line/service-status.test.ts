import { expect, test } from 'vitest';
import { parseServiceStatus } from './service-status.ts';

const status = { indicator: 'minor', description: 'Partially Degraded Service' };

test('a status page’s answer is read, whatever else it holds', () => {
  const answer = { page: { name: 'Example' }, status: { ...status, more: 1 } };
  expect(parseServiceStatus(answer)).toEqual(status);
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
])('%j says nothing', (answer) => {
  expect(parseServiceStatus(answer)).toBeNull();
});
