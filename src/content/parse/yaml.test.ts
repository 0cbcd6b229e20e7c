import { expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseYaml } from './yaml.ts';

test.each([
  ['a: the best: villa', 1],
  ['a: b\na: c', 2],
  ['a:\n\tb: c', 2],
  ['a:\n  b: 1\n c: 2', 3],
  ["a: 'it's'", 1],
  ['a: !New here', 1],
])('%j is refused with its line', (source, line) => {
  const read = () => parseYaml('faq.yaml', source);
  expect(read).toThrow(ContentError);
  expect(read).toThrow(`faq.yaml: line ${line}: `);
});

test('line numbers include the lines before the source', () => {
  expect(() => parseYaml('cookies.md', 'a: b: c', 1)).toThrow('cookies.md: line 2: ');
});
