import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseYaml } from './parse/yaml.ts';
import { readSources } from './sources.ts';

test('a byte order mark and Windows line ends are removed, and a file that is not UTF-8 is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'home.yaml');
  writeFileSync(file, '\uFEFFtitle: Größe\r\nlead: Kurz\r\n');
  expect([...readSources(folder)]).toEqual([['home.yaml', 'title: Größe\nlead: Kurz\n']]);
  const others = [
    Buffer.from('title: Größe', 'latin1'),
    Buffer.from('title: Size', 'utf16le'),
    Buffer.from('\uFEFFtitle: Size', 'utf16le'),
  ];
  for (const bytes of others) {
    writeFileSync(file, bytes);
    const text = readSources(folder).get('home.yaml') ?? '';
    expect(() => parseYaml('home.yaml', text)).toThrow('home.yaml: the file is not saved as UTF-8');
  }
});
