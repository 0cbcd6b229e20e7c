import { expect, test } from 'vitest';
import { limitsIn } from './failure.tsx';

test('the length of a message that is too long is written as the language writes numbers', () => {
  expect(limitsIn('en-US').words).toMatch(/^\d{1,3},000$/);
  expect(limitsIn('id-ID').words).toMatch(/^\d{1,3}\.000$/);
});
