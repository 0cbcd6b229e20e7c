import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { divideStyles, withStylesInTurn } from './first-screen-styles.ts';

const above = '<header class="A0 BC2">';
const css = [
  'p{margin:0}',
  '@layer ui{.A0{gap:1px}.A9:hover{gap:2px}.D1{gap:3px}',
  '@media print{.D2 .E1{gap:4px}}}',
  '.D1 .BC3{gap:5px}@keyframes A1{to{gap:6px}}@keyframes D9{to{gap:7px}}',
].join('');

describe('the styles of a page', () => {
  it('are divided by the stylesheets whose classes the first screen uses', () => {
    expect(divideStyles(css, above)).toEqual({
      above:
        'p{margin:0}@layer ui{.A0{gap:1px}.A9:hover{gap:2px}}.D1 .BC3{gap:5px}@keyframes A1{to{gap:6px}}',
      below: '@layer ui{.D1{gap:3px}@media print{.D2 .E1{gap:4px}}}@keyframes D9{to{gap:7px}}',
    });
  });

  it('lose and repeat nothing', () => {
    const { above: first, below } = divideStyles(css, above);
    const gaps = [...(first + below).matchAll(/gap:(\d)px/g)].map(([, gap]) => Number(gap));
    expect(gaps.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a page', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'styles-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('asks for the styles of what follows where that begins, by a name made of their content', async () => {
    const html = `<style>${css}</style>${above}<link rel="stylesheet" data-rest-of-styles><p class="D1">`;
    // The build makes this folder before it finishes pages.
    await mkdir(join(folder, '_astro'));
    const finished = await withStylesInTurn(html, folder);
    const [, file = ''] =
      /<link rel="stylesheet" href="\/(_astro\/below\.[\w-]{8}\.css)"><p/.exec(finished) ?? [];
    expect(await readFile(join(folder, file), 'utf8')).toBe(divideStyles(css, above).below);
    expect(finished).toContain(`<style>${divideStyles(css, above).above}</style>`);
  });

  it('that does not ask stays as it is', async () => {
    const html = `<style>${css}</style>${above}`;
    expect(await withStylesInTurn(html, folder)).toBe(html);
    expect(await readdir(folder)).toEqual([]);
  });
});
