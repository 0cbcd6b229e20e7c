import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenColor } from '../src/brand/palette.ts';
import { makeCasaLumo } from './casa-lumo.ts';
import { loadContent } from '../src/content/content.ts';
import { copyProject, startScript } from './project.ts';

// Casa Lumo has a different name, different colors, another currency and another language (docs/rebrand.md).

const { folder, remove } = copyProject();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const page = (path: string) => read(`dist/${path}.html`);
/** Returns only a boolean: a failed `toContain` would print the whole page. */
const includes = (text: string, part: string) => text.includes(part);

let build: { code: number | null; stderr: string };
beforeAll(async () => {
  makeCasaLumo(folder);
  build = await startScript(folder, 'scripts/build.ts').ended;
}, 180_000);
afterAll(remove);

test('a copy with a different name, different colors, euros and Portuguese builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

test('no built file mentions the original company, its properties or its people', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|js|css|svg|xml|txt)$|_headers$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const { properties, guests, staff } = loadContent().portfolio;
  const names = [
    'tamuloka',
    ...Object.values(properties).map(({ name }) => name),
    ...Object.values(guests),
    ...Object.values(staff),
  ].map((name) => name.toLowerCase());
  const traces = files.flatMap((file) => {
    const text = read(`dist/${file}`).toLowerCase();
    return names.filter((name) => text.includes(name)).map((name) => `${name} in ${file}`);
  });
  expect(traces).toEqual([]);
});

test('the site has the name, the colors and the addresses of the new company', () => {
  expect(includes(page('about'), 'Casa Lumo')).toBe(true);
  expect(read('dist/favicon.svg')).not.toContain(tokenColor('mark', 'light'));
  expect(includes(page('index'), 'rel="canonical" href="https://www.casalumo.pt/"')).toBe(true);
  expect(includes(page('index'), 'https://app.casalumo.pt/auth')).toBe(true);
  expect(includes(page('index'), 'frame-src https://app.casalumo.pt;')).toBe(true);
  expect(read('dist/robots.txt')).toContain('https://www.casalumo.pt/sitemap.xml');
});

test('amounts are in its currency', () => {
  expect(includes(page('index'), '€199')).toBe(true);
  expect(includes(page('pt'), '199\u00A0€')).toBe(true);
  expect(/\$\d/.test(page('index'))).toBe(false);
});

test('no page calls itself a preview, and the release check finds nothing left to do', async () => {
  for (const path of ['index', 'about', 'pt'])
    expect(includes(page(path), 'data-preview'), path).toBe(false);
  const check = await startScript(folder, 'scripts/release-check.ts').ended;
  expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('ready for release') });
});

test('the other language has every page, and its links stay in the language', () => {
  expect(includes(page('pt'), '<html lang="pt"')).toBe(true);
  expect(includes(page('pt/about'), 'href="/pt/contact"')).toBe(true);
});
