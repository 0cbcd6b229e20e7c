import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenColor } from '../src/brand/palette.ts';
import { copyProject, startScript } from './project.ts';

// Casa Lumo has another name, other colors and a third language, without a change of code (docs/rebrand.md).

const { folder, remove } = copyProject();
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const page = (path: string) => read(`dist/${path}.html`);
/** A failed comparison would print the whole page. */
const includes = (text: string, part: string) => text.includes(part);

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(folder, file), edit(read(file)));
}

let build: { code: number | null; stderr: string };
beforeAll(async () => {
  change('content/facts/company.yaml', (text) =>
    text.replaceAll('Tamuloka', 'Casa Lumo').replaceAll('tamuloka', 'casalumo'),
  );
  // The same lightness in another hue.
  change('brand/palette.css', (text) =>
    text.replaceAll(/oklch\((\S+) (\S+) \d+/g, 'oklch($1 $2 300'),
  );
  cpSync(join(folder, 'content/en'), join(folder, 'content/ar'), { recursive: true });
  cpSync(join(folder, 'content/facts'), join(folder, 'content/ar/facts'), { recursive: true });
  writeFileSync(
    join(folder, 'content/ar/language.yaml'),
    'name: العربية\nlocale: ar-EG\nreviewed: false\ndirection: rtl\n',
  );
  writeFileSync(
    join(folder, '.env'),
    'SITE_ORIGIN=https://www.casalumo.pt\nPRODUCT_ORIGIN=https://app.casalumo.pt\n',
  );
  build = await startScript(folder, 'scripts/build.ts').ended;
}, 180_000);
afterAll(remove);

test('a copy with another name, other colors and a third language builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

test('no built file has the name of the shipped company', () => {
  const files = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(html|js|css|svg|xml|txt)$|_headers$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /tamuloka/i.test(read(`dist/${file}`)))).toEqual([]);
});

test('the site has the name, the colors and the addresses of the company', () => {
  expect(includes(page('about'), 'Casa Lumo')).toBe(true);
  expect(read('dist/favicon.svg')).not.toContain(tokenColor('brand', 'light'));
  expect(includes(page('index'), 'rel="canonical" href="https://www.casalumo.pt/"')).toBe(true);
  expect(includes(page('index'), 'https://app.casalumo.pt/auth')).toBe(true);
  expect(includes(page('index'), 'frame-src https://app.casalumo.pt;')).toBe(true);
  expect(read('dist/robots.txt')).toContain('https://www.casalumo.pt/sitemap.xml');
});

test('its third language has every page, written from right to left', () => {
  expect(includes(page('ar'), '<html lang="ar" dir="rtl"')).toBe(true);
  expect(includes(page('ar/about'), 'href="/ar/contact"')).toBe(true);
});
