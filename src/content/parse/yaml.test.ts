import { expect, test } from 'vitest';
import { parseYaml } from './yaml.ts';

const before = '- id: price\n  question: What does it cost?\n';
const after = '  answer: It depends.\n';

test.each([
  ['  inShort: Why are we #1?', 'put the text in quotes: inShort: Why are we #1?'],
  ['  inShort: *New*', 'put the text in quotes: inShort: *New*'],
  ['  inShort: {{brand}} is fair.', 'put the text in quotes: inShort: {{brand}} is fair.'],
  ['  inShort: {{brand}}', 'put the text in quotes: inShort: {{brand}}'],
  ['  inShort: Simple: fair', 'a # or a quotation mark needs quotes: inShort: Simple: fair'],
  ['\tinShort: Fair', 'begin the line with spaces, not with a tab.'],
  ['  question: Why?', 'the field appears twice; keep one: question: Why?'],
  ['<<<<<<< HEAD', 'two versions are between <<<<<<< and >>>>>>>; keep one and remove these'],
])('a line that is invalid or misread is named, and what to do: %j', (line, problem) => {
  const parse = () => parseYaml('content/en/faq.yaml', `${before}${line}\n${after}`);
  expect(parse).toThrow('content/en/faq.yaml: line 3: ');
  expect(parse).toThrow(problem);
});

test('comments on separate lines and after quoted texts are allowed', () => {
  const source = "# Ours\na: 'Villa' # the first\n# Theirs\nb: 2\n";
  expect(parseYaml('a.yaml', source)).toEqual({ a: 'Villa', b: 2 });
});

test('a mistake in frontmatter is reported with its line in the Markdown file', () => {
  expect(() => parseYaml('cookies.md', 'title: Cookies: none', 1)).toThrow('cookies.md: line 2: ');
});
