import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSources } from './sources.ts';

test('a file that is not UTF-8 is refused, since its letters would be lost', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'home.yaml'), '\uFEFFtitle: Größe');
  expect([...readSources(folder)]).toEqual([['home.yaml', 'title: Größe']]);
  writeFileSync(join(folder, 'home.yaml'), Buffer.from('title: Größe', 'latin1'));
  expect(() => readSources(folder)).toThrow('home.yaml: the file is not saved as UTF-8; save it');
});
