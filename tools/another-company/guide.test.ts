import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentFiles } from '../../src/content/sources.ts';

const own = 'tests/another-company';
const files = [
  `${own}/settings.env`,
  `${own}/brand/mark.svg`,
  `${own}/brand/palette.css`,
  `${own}/brand/drawings/inner-page.svg`,
  `${own}/brand/fonts.ts`,
  ...contentFiles(`${own}/content`),
];
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** The code blocks of the guide with a language; commands and messages are indented instead. */
const examples = [
  ...readFileSync('docs/rebrand.md', 'utf8').matchAll(/^ *```(\w+)\n(.*?)^ *```$/gms),
].map(([, language = '', code = '']) => ({ language, code: code.trim() }));

test('the guide has examples', () => {
  expect(examples.map(({ language }) => language)).toEqual(
    expect.arrayContaining(['sh', 'xml', 'css', 'yaml']),
  );
});

test.each(examples)(
  'an example of the guide is in a file of the other company: $code',
  ({ code }) => {
    const holding = files.filter((file) => {
      const lines = linesOf(readFileSync(file, 'utf8'));
      return linesOf(code).every((line) => lines.includes(line));
    });
    expect(holding).not.toEqual([]);
  },
);
