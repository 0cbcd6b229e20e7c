import { expect, test } from 'vitest';
import { content } from '../content.ts';
import { countFacts, countWord } from './count-words.ts';

test.each([
  [1, 'one'],
  [5, 'five'],
  [10, 'ten'],
  [11, '11'],
  [93, '93'],
])('%d is written as %s', (count, word) => {
  expect(countWord(count, content.language.countWords)).toBe(word);
});

test('each list has a fact for the number of its entries', () => {
  const lists: Record<string, unknown[]> = {
    'facts/plans.yaml': [1, 2, 3],
    'facts/integrations.yaml': Array.from({ length: 93 }),
  };
  const facts = countFacts((file) => lists[file], ['satu', 'dua', 'tiga']);
  expect(facts).toMatchObject({ planCount: 'tiga', vendorCount: '93', otaCount: '0' });
});
