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

test('files are named by their path in the folder, and a byte order mark is not text', () => {
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/home.yaml'), '\uFEFFtitle: Villa');
  writeFileSync(join(folder, 'README.md'), '# content');
  expect([...readSources(folder)]).toEqual([['pages/home.yaml', 'title: Villa']]);
});

test('a file in another encoding is refused by name, since its letters would be lost', () => {
  const file = join(folder, 'faq.yaml');
  writeFileSync(file, Buffer.from('question: Größe', 'latin1'));
  expect(() => readSources(folder)).toThrow(
    new ContentError({ file }, 'it is not saved in UTF-8; your editor can do that.'),
  );
});

test('a character that nobody sees is refused by its line', () => {
  const decode = (text: string) => () => decodeSource('faq.yaml', Buffer.from(text));
  expect(decode('a: b\r\nc:\td 🏝\u00A0é\n')()).toBe('a: b\r\nc:\td 🏝\u00A0é\n');
  for (const text of ['a: b\n\rc: d', 'a: b\nc\0: d', 'a: b\n\u001Bc: d']) {
    expect(decode(text)).toThrow('faq.yaml: line 2: it holds a character that is not seen');
  }
});
