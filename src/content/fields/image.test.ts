import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portrait } from './image.ts';

test('a portrait that is too large for a page is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'heavy.webp'), Buffer.alloc(60_000));
  expect(() => portrait.parse(join(relative('public', folder), 'heavy.webp'))).toThrow(
    'heavy.webp is too large; save it as AVIF or WebP with at most 30 KB',
  );
});
