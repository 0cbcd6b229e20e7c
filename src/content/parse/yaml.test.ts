import { describe, expect, test } from 'vitest';
import { ContentError } from './content-error.ts';
import { parseYaml } from './yaml.ts';

const read = (source: string) => parseYaml('faq.yaml', source);

describe('YAML that would be read otherwise than it looks is refused with advice', () => {
  test.each([
    ['a: the best: villa', 'line 1: a text with a colon has to stand in quotes'],
    ['a: b\nc: {{brand}} is here', 'line 2: a text that begins with {{ has to stand in quotes'],
    ['a: {{brand}}', 'line 1: a text that begins with {{ has to stand in quotes'],
    ['a: the best # of all', 'line 1: what follows a # is left out'],
    ['a: #1 villa', 'line 1: what follows a # is left out'],
    ['a: !New here', 'line 1: a text that begins with ! has to stand in quotes'],
    ['a: &more of it', 'line 1: a text that begins with & has to stand in quotes'],
    ['a: *more', 'line 1: a text that begins with * has to stand in quotes'],
    ['a: &b [*b]', 'line 1: a text that begins with & has to stand in quotes'],
    ['a: @home', 'line 1: a text that begins with @, % or ` has to stand in quotes'],
    ["a: 'it's'", 'line 1: a text that begins with a quote'],
    ['a: "open', 'line 1: a closing quote or bracket'],
    ['a: b\na: c', 'line 2: this field stands here twice'],
    ['a:\n\tb: c', 'line 2: it is indented by a tab; lines are indented by spaces'],
    ['- a: b\n\tc: d', 'line 2: it is indented by a tab'],
    ['- a: { b: 1 }\n\tc: d', 'line 2: it is indented by a tab'],
    ['a:\n  b: 1\n \tc: 2', 'line 3: it is indented by a tab'],
    ['a: >-\n\tb', 'line 2: it is indented by a tab'],
    ['a\n  b: c', 'line 1: the colon after a field is missing'],
    ['a: b\n---\nc: d', 'line 2: a line of --- or ... cuts the file in two'],
  ])('%j', (source, message) => {
    expect(() => read(source)).toThrow(ContentError);
    expect(() => read(source)).toThrow(`faq.yaml: ${message}`);
  });
});

test('notes above a field, behind a figure and behind what stands in quotes are notes', () => {
  const source = "# Above\na: 14 # days\nb: 'x' # said\nc: # its fields\n  # inside\n  d: '#1'\n";
  expect(read(source)).toEqual({ a: 14, b: 'x', c: { d: '#1' } });
});

test('lines above the source count', () => {
  expect(() => parseYaml('cookies.md', 'a: b: c', 1)).toThrow('cookies.md: line 2: ');
});
