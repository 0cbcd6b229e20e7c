import { expect, test } from 'vitest';
import { getMistakes } from '../change-content.fixture.ts';
import { parseYaml } from './yaml.ts';

const getMistakesIn = (source: string) =>
  getMistakes(() => parseYaml('content/en/faq.yaml', source));

const before = '- id: price\n  question: What does it cost?\n';
const after = '  answer: It depends.\n- id: trial\n  question: "Is there a trial?"\n';

test.each([
  ['  inShort: Why are we #1?', "a text with # needs quotes: inShort: 'Why are we #1?'; a comment"],
  ['  inShort: #1 in Bali', "a text that begins with # needs quotes: inShort: '#1 in Bali'."],
  ['  inShort: *New*', "a text that begins with * needs quotes: inShort: '*New*'."],
  ['  inShort: &New and', "a text that begins with & needs quotes: inShort: '&New and'."],
  ['  inShort: !new villas', "a text that begins with ! needs quotes: inShort: '!new villas'."],
  ['  inShort: @home', "a text that begins with @ needs quotes: inShort: '@home'."],
  ['  inShort: {{brand}} pays', "that begins with { needs quotes: inShort: '{{brand}} pays'."],
  ['  inShort: Simple: fair', "a text with a colon needs quotes: inShort: 'Simple: fair'."],
  ['  inShort: "Fair" for all', 'that begins with " needs quotes: inShort: \'"Fair" for all\'.'],
  ["  inShort: 'Fair' for all", "that begins with ' needs quotes: inShort: '''Fair'' for all'."],
  ['  inShort: "Fair for all', 'close the quotation mark: inShort: "Fair for all"'],
  ["  inShort: 'It's fair'", "ends at its second '; write inShort: 'It’s fair'."],
  ['  inShort: "A "fair" fee"', 'ends at its second "; write inShort: \'A "fair" fee\'.'],
  ['\tinShort: Fair', 'begin the line with spaces, not with a tab.'],
  ['inShort: Fair', 'begin the line with as many spaces as the fields beside it.'],
  ['   inShort: Fair', 'begin the line with as many spaces as the fields beside it.'],
  ['  inShort Fair', 'expected a field, a colon and a space before the text, such as'],
  ['  question: Why?', 'the field question appears twice; keep one.'],
  ['<<<<<<< HEAD', 'two versions are between <<<<<<< and >>>>>>>; keep one and remove these'],
])('the error for a line that is invalid or misread says what to do: %j', (line, problem) => {
  const [mistake, ...others] = getMistakesIn(`${before}${line}\n${after}`);
  expect(mistake).toContain('content/en/faq.yaml: line 3: ');
  expect(mistake).toContain(problem);
  expect(others).toEqual([]);
});

test('a hyphen without a space is reported on its own line, not on the line below', () => {
  expect(getMistakesIn('steps:\n  -title: One\n    body: Two\n    note: Three\n')).toEqual([
    'content/en/faq.yaml: line 2: write a space after the hyphen.',
  ]);
});

test('every text that is cut off by # is reported', () => {
  expect(getMistakesIn('a: One #1\nb: Two #2\n')).toHaveLength(2);
});

test('comments on separate lines and after quoted texts are allowed', () => {
  expect(parseYaml('a.yaml', "# Ours\na: 'Villa' # the first\n# Theirs\nb: 2\n")).toEqual({
    a: 'Villa',
    b: 2,
  });
});

test('a mistake in frontmatter is reported with its line in the Markdown file', () => {
  expect(() => parseYaml('cookies.md', 'title: Cookies: none', 1)).toThrow('cookies.md: line 2: ');
});
