import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashSamples, shippedCopy, shippedMark } from './shipped-copy.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = mkdtempSync('.build/shipped-');
  for (const part of ['en/pages', 'en/legal', 'facts']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const quote = 'We filled two more weekends in May than before.';
const about = (mark: string, body = 'We began with one house and a spreadsheet.') =>
  `story:\n${mark}  heading: Story\n  body: ${body}\n`;
const terms = (mark: string, text = 'Pay by the month.') => `---\ntitle: T\n${mark}---\n${text}\n`;

/** Writes content as shipped, and returns the problems after a change. */
function problemsAfter(name: string, shipped: string, changed: string) {
  writeFileSync(join(folder, name), shipped);
  const hashes = hashSamples(folder, 'brand/mark.svg');
  writeFileSync(join(folder, name), changed);
  return shippedCopy(folder, hashes).map(({ entry }) => entry);
}

const mark = '  sample: true\n';

test.each([
  ['whose mark was deleted', about('').replace('body', 'body'), ['story']],
  [
    'whose mark was deleted and whose heading was changed',
    about('').replace('Story', 'Ours'),
    ['story.body'],
  ],
  ['that is still marked', about(mark), []],
  ['that the company confirms', about('  sample: false\n'), []],
  ['that was rewritten', about('', 'In 2021 we let our first house in Alfama.'), []],
  ['that was removed', 'mission: Care.\n', []],
])('a text of a page %s', (_, changed, entries) => {
  expect(problemsAfter('en/pages/about.yaml', about(mark), changed)).toEqual(entries);
});

test('fields in another order are the same text', () => {
  const changed = 'story:\n  body: We began with one house and a spreadsheet.\n  heading: Story\n';
  expect(problemsAfter('en/pages/about.yaml', about(mark), changed)).toEqual(['story']);
});

test('a sample that only names facts is no text of its own', () => {
  const property = (state: string) => `stay:\n${state}  name: '{{first.name}}, {{region}}'\n`;
  expect(problemsAfter('en/pages/home.yaml', property(mark), property(''))).toEqual([]);
});

test('an invented customer cannot be confirmed', () => {
  const entry = (rating: number, state: string) =>
    `- id: ana\n  rating: ${rating}\n  content: ${quote}\n${state}`;
  const after = (changed: string) => problemsAfter('en/testimonials.yaml', entry(5, mark), changed);
  expect(after(entry(5, ''))).toEqual(['ana']);
  expect(after(entry(4, ''))).toEqual(['ana content']);
  expect(after(entry(5, '  sample: false\n'))).toEqual(['ana']);
});

test('a fact is taken for confirmed once it was changed or is marked as no sample', () => {
  const vendor = (name: string, state: string) =>
    `- id: nuki\n  name: ${name}\n  description: Locks that open with a phone at the door.\n${state}`;
  const after = (changed: string) =>
    problemsAfter('facts/integrations.yaml', vendor('Nuki', mark), changed);
  expect(after(vendor('Nuki', ''))).toEqual(['nuki']);
  expect(after(vendor('Nuki Pro', ''))).toEqual([]);
  expect(after(vendor('Nuki', '  sample: false\n'))).toEqual([]);
});

test('a legal text needs a change or a lawyer', () => {
  const after = (changed: string) =>
    problemsAfter('en/legal/terms.md', terms('sample: true\n'), changed);
  expect(after(terms(''))).toEqual(['the whole text']);
  expect(after(terms('', 'Pay by the year.'))).toEqual([]);
  expect(after(terms('sample: false\n'))).toEqual([]);
});

test('the content of this project has no sample without its mark', () => {
  expect(shippedCopy('content')).toEqual([]);
});

test('the mark that the project came with is listed at any path, and one drawn over it is not', () => {
  const [ours, theirs] = [join(folder, 'mark.svg'), join(folder, 'harbor.svg')];
  writeFileSync(ours, '<svg viewBox="0 0 16 16"><path d="M1 1h14v14z"/></svg>');
  const hashes = hashSamples(folder, ours);
  copyFileSync(ours, theirs);
  expect(shippedMark(theirs, hashes)).toMatchObject([{ file: theirs, entry: 'the mark' }]);
  writeFileSync(ours, '<svg viewBox="0 0 16 16"><path d="M2 2h12v12z"/></svg>');
  expect(shippedMark(ours, hashes)).toEqual([]);
});
