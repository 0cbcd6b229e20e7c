import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseYaml } from './yaml.ts';

const read = (source: string) => parseYaml('faq.yaml', source);

describe('YAML that means something else than it looks like is rejected with advice', () => {
  test.each([
    ['a: the best: villa', 'line 1: put text that contains a colon in quotes'],
    ['a: b\nc: {{brand}} is here', 'line 2: put text that begins with {{ in quotes'],
    ['a: {{brand}}', 'line 1: put text that begins with {{ in quotes'],
    ['a: the best # of all', 'line 1: everything after # is ignored'],
    ['a: #1 villa', 'line 1: everything after # is ignored'],
    ['a: !New here', 'line 1: put text that begins with ! in quotes'],
    ['a: &more of it', 'line 1: put text that begins with & in quotes'],
    ['a: *more', 'line 1: put text that begins with * in quotes'],
    ['a: &b [*b]', 'line 1: put text that begins with & in quotes'],
    ['a: @home', 'line 1: put text that begins with @, % or ` in quotes'],
    ["a: 'it's'", 'line 1: put text that begins with a quote'],
    ['a: "open', 'line 1: a closing quote or bracket'],
    ['a: b\na: c', 'line 2: this field appears twice'],
    ['a:\n\tb: c', 'line 2: indent with spaces, not with a tab'],
    ['- a: b\n\tc: d', 'line 2: indent with spaces'],
    ['- a: { b: 1 }\n\tc: d', 'line 2: indent with spaces'],
    ['a:\n  b: 1\n \tc: 2', 'line 3: indent with spaces'],
    ['a: >-\n\tb', 'line 2: indent with spaces'],
    ['a\n  b: c', 'line 1: the colon after a field is missing'],
    ['a: b\n---\nc: d', 'line 2: a line of --- or ... splits the file in two'],
  ])('%j', (source, message) => {
    expect(() => read(source)).toThrow(ContentError);
    expect(() => read(source)).toThrow(`faq.yaml: ${message}`);
  });
});

test('comments are allowed above a field, after a number and after text in quotes', () => {
  const source = "# Above\na: 14 # days\nb: 'x' # said\nc: # its fields\n  # inside\n  d: '#1'\n";
  expect(read(source)).toEqual({ a: 14, b: 'x', c: { d: '#1' } });
});

test('line numbers include the lines before the source', () => {
  expect(() => parseYaml('cookies.md', 'a: b: c', 1)).toThrow('cookies.md: line 2: ');
});
