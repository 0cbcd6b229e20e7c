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
    ['a: [open', 'line 1: '],
    ["a: - 'b", 'line 1: put text that begins with a quote, a bracket or a dash'],
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

describe('a field or an entry that is not indented like its neighbors is named', () => {
  test.each([
    ['a:\n  b: 1\n   c: 2', 'line 3: indent "c" by 2 spaces like its neighbors, not by 3.'],
    ['a:\n  b: 1\n c: 2', 'line 3: indent "c" by 2 spaces like its neighbors, not by 1.'],
    ['a: 1\n b: 2', 'line 2: indent "b" by 0 spaces like its neighbors, not by 1.'],
    ['- id: x\n  b: 1\n   c: 2', 'line 3: indent "c" by 2 spaces like its neighbors, not by 3.'],
    ['- id: x\n  b: 1\n c: 2', 'line 3: indent "c" by 2 spaces like its neighbors, not by 1.'],
    ['- id: x\n   b: 1', 'line 2: indent "b" by 2 spaces like its neighbors, not by 3.'],
    ['a:\n  b: >-\n    Long\n    text\n   c: 1', 'line 5: indent "c" by 2 spaces like its'],
    ['a:\n  b: Long\n    text\n   c: 1', 'line 4: indent "c" by 2 spaces like its neighbors'],
    ['a:\n  - b\n - c', 'line 3: indent this entry by 2 spaces like its neighbors, not by 1.'],
    ['a:\n  - b\n   - c', 'line 3: indent this entry like the entry above it.'],
    ['a: >-\n  b\n   c', 'line 3: indent this line like the text above it.'],
    ['- id: x\n  b: 1\n - id: y', 'line 3: indent this entry by 0 spaces like its neighbors'],
  ])('%j', (source, message) => {
    expect(() => read(source)).toThrow(`faq.yaml: ${message}`);
  });

  test.each([
    'a:\n- b\n- c',
    'a:\n  - b: 1\n    c:\n      - d\n  - b: 2',
    'a: >-\n  b\n\n  c\nd: 1',
    'a: |\n  b\n   c\nd: 1',
    '- a: b\n  c: d\n\n# e\n- a: f',
  ])('%j is fine', (source) => {
    expect(() => read(source)).not.toThrow();
  });
});

describe('a text in the wrong quotes', () => {
  const single = "text in single quotes ends at the next ': write an apostrophe as ’.";
  const double = 'text in double quotes ends at the next ": write quotes inside it as “ and ”.';
  const typographic = '“ and ” would be part of the text: put straight quotes';

  test.each([
    ["a: b\nc: 'it's'", `line 2: ${single}`],
    ["a: 'Guests' choice'", `line 1: ${single}`],
    ["a: 'It's new: yes'\nb: c", `line 1: ${single}`],
    ["a:\n  - 'Don't'\n  - b", `line 2: ${single}`],
    ["a: 'the owners''\nb: c\nd: e", `line 1: ${single}`],
    ["{ a: 'it's', b: c }", `line 1: ${single}`],
    ['a: "our "best" villa"', `line 1: ${double}`],
    ['a: "open', 'line 1: a closing quote is missing.'],
    ["a: 'open\nb: c\nd: e", 'line 1: a closing quote is missing.'],
    ['a: “hello”', `line 1: ${typographic}`],
    ['a:\n  - „hello“', `line 2: ${typographic}`],
    ['a: ‘hello’', `line 1: ${typographic}`],
    ['- id: x\n  a: “hello: there”', `line 2: ${typographic}`],
  ])('%j', (source, message) => {
    expect(() => read(source)).toThrow(`faq.yaml: ${message}`);
  });

  test.each(['a: “Now” and “then”', 'a: It’s “new”', "a: '“hello”'", 'a: >-\n  “hello”'])(
    '%j is fine',
    (source) => {
      expect(() => read(source)).not.toThrow();
    },
  );
});

test('comments are allowed above a field, after a number and after text in quotes', () => {
  const source = "# Above\na: 14 # days\nb: 'x' # said\nc: # its fields\n  # inside\n  d: '#1'\n";
  expect(read(source)).toEqual({ a: 14, b: 'x', c: { d: '#1' } });
});

test('line numbers include the lines before the source', () => {
  expect(() => parseYaml('cookies.md', 'a: b: c', 1)).toThrow('cookies.md: line 2: ');
});
