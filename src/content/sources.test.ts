import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentError } from './parse/content-error.ts';
import { decodeSource, readSources } from './sources.ts';

let folder: string;
beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = mkdtempSync('.build/sources-');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files are named by their path in the folder, and a byte order mark is dropped', () => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/home.yaml'), '\uFEFFtitle: Villa');
  writeFileSync(join(folder, 'README.md'), '# content');
  expect([...readSources(folder)]).toEqual([['pages/home.yaml', 'title: Villa']]);
});

test('a file in another encoding is rejected, since its letters would be lost', () => {
  const file = join(folder, 'faq.yaml');
  writeFileSync(file, Buffer.from('question: Größe', 'latin1'));
  expect(() => readSources(folder)).toThrow(
    new ContentError({ file }, 'the file is not saved as UTF-8; save it again in that encoding.'),
  );
});

test('an invisible character is rejected with its line', () => {
  const decode = (text: string) => () => decodeSource('faq.yaml', Buffer.from(text));
  expect(decode('a: b\r\nc:\td 🏝\u00A0é\n')()).toBe('a: b\r\nc:\td 🏝\u00A0é\n');
  for (const text of ['a: b\n\rc: d', 'a: b\nc\0: d', 'a: b\n\u001Bc: d']) {
    expect(decode(text)).toThrow('faq.yaml: line 2: there is an invisible character');
  }
});
