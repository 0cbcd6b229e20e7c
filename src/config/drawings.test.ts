import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawingRules, readDrawings } from './drawings.ts';
import { SettingError } from './settings.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>';

let folder: string;
beforeEach(() => {
  mkdirSync('.build', { recursive: true });
  folder = mkdtempSync('.build/drawings-');
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text = svg) => writeFileSync(join(folder, file), text);

test('a folder may have each drawing, in two themes, and notes', () => {
  const names = Object.keys(drawingRules);
  for (const name of names) write(`${name}.svg`);
  for (const name of names.filter((each) => each !== 'social')) write(`${name}-dark.svg`);
  write('README.md', 'Drawn by Inês.');
  write('.DS_Store', '');
  const drawings = readDrawings(folder);
  expect(new Set(drawings.map(({ name }) => name))).toEqual(new Set(names));
  expect(drawings.filter(({ isDark }) => isDark)).toHaveLength(names.length - 1);
});

test('a drawing may be a photo', () => {
  for (const file of ['hero.avif', 'page.webp', 'social.png']) write(file);
  expect(readDrawings(folder).map(({ mediaType }) => mediaType)).toEqual([
    'image/avif',
    'image/webp',
    'image/png',
  ]);
});

const { maxKb } = drawingRules.hero;

test.each<[what: string, files: Record<string, string>, message: string]>([
  ['nothing', {}, 'the folder has none of the drawings hero, login, page, '],
  ['an unknown name', { 'heroes.svg': svg }, 'heroes.svg is no drawing of the site; their names'],
  ['an unknown format', { 'hero.jpg': svg }, 'hero.jpg must end in .svg or .avif or .webp.'],
  ['a social image in AVIF', { 'social.avif': svg }, 'social.avif must end in .svg or .png.'],
  [
    'a social image for the dark theme',
    { 'social.svg': svg, 'social-dark.svg': svg },
    'social-dark.svg is not used, since a social image has one theme.',
  ],
  [
    'a heavy file',
    { 'hero.svg': svg + ' '.repeat(maxKb * 1024) },
    `hero.svg has ${maxKb + 1} KB; it may have ${maxKb} KB.`,
  ],
  [
    'one drawing twice',
    { 'hero.svg': svg, 'hero.webp': svg },
    'hero.svg and hero.webp are the same drawing; delete one.',
  ],
  ['a dark one alone', { 'hero-dark.svg': svg }, 'hero-dark.svg needs hero for the light theme'],
  ['no viewBox', { 'hero.svg': svg.replace('viewBox', 'box') }, 'hero.svg has no viewBox.'],
  [
    'a script',
    { 'hero.svg': svg.replace('<path', '<path onclick="go()"') },
    'hero.svg has a script or foreign content.',
  ],
  [
    'a file inside a file',
    { 'hero.svg': svg.replace('<path', '<image href="sea.png"/><path') },
    'hero.svg loads another file, which browsers do not do in an image.',
  ],
])('a folder is refused: %s', (_, files, message) => {
  for (const [file, text] of Object.entries(files)) write(file, text);
  expect(() => readDrawings(folder)).toThrow(SettingError);
  expect(() => readDrawings(folder)).toThrow(`MOTIF is "${folder}"; ${message}`);
});
