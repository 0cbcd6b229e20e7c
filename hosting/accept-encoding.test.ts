import { expect, test } from 'vitest';
import { codingFor } from './accept-encoding.ts';

const files = new Set(['a.html', 'a.html.br', 'a.html.gz', 'b.svg', 'b.svg.gz', 'c.png']);

test.each([
  ['br, gzip', 'a.html', 'br'],
  ['gzip, br;q=0.1', 'a.html', 'br'],
  ['GZIP , BR', 'a.html', 'br'],
  ['gzip, br;q=0', 'a.html', 'gzip'],
  ['gzip;q=1.0, br ; q=0.000', 'a.html', 'gzip'],
  ['br, gzip', 'b.svg', 'gzip'],
  ['br', 'b.svg', undefined],
  ['br, gzip', 'c.png', undefined],
  ['br;q=0, gzip;q=0', 'a.html', undefined],
  ['br;q=x', 'a.html', undefined],
  ['identity', 'a.html', undefined],
  ['zstd, brotli', 'a.html', undefined],
  ['', 'a.html', undefined],
])('to "%s", %s is sent as %s', (header, file, coding) => {
  expect(codingFor(header, file, files)?.name).toBe(coding);
});
