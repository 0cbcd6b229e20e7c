import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, startScript } from '../../scripts/test-project.ts';

// Casa Lumo, a company with its own name, brand and settings, and a third and a fourth language: as docs/rebrand.md
// and CONTRIBUTING.md say, by replacing and copying files alone.

const source = 'tests/another-company';
const { folder, remove } = copyProject();
let build: { code: number | null; stderr: string };

/** Replaces what belongs to a company. */
function replaceCompany(): void {
  for (const name of readdirSync(join(folder, 'brand')))
    if (name !== 'README.md') rmSync(join(folder, 'brand', name), { recursive: true });
  cpSync(join(source, 'brand'), join(folder, 'brand'), { recursive: true });
  cpSync(join(source, 'company.yaml'), join(folder, 'content/facts/company.yaml'));
  cpSync(join(source, 'settings.env'), join(folder, '.env'));
}

/** Adds a language as a copy of the English words. */
function addLanguage(code: string, words: string): void {
  cpSync(join(folder, 'content/en'), join(folder, 'content', code), { recursive: true });
  cpSync(join(folder, 'content/facts'), join(folder, 'content', code, 'facts'), {
    recursive: true,
  });
  writeFileSync(join(folder, 'content', code, 'language.yaml'), words);
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** A failed comparison would print the whole file. */
const includes = (text: string, part: string) => text.includes(part);
const page = (path: string) => read(`dist/${path}.html`);

/** Every built text file, by name. */
const builtFiles = () =>
  ['dist'].flatMap((root) =>
    readdirSync(join(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|js|css|svg|xml|txt|conf|webmanifest)$|_headers$/.test(name))
      .map((name) => join(root, name)),
  );

beforeAll(async () => {
  replaceCompany();
  addLanguage('hr', 'name: Hrvatski\nlocale: hr-HR\nreviewed: false\n');
  addLanguage('ar', 'name: العربية\nlocale: ar-EG\nreviewed: false\ndirection: rtl\n');
  build = await startScript(folder, 'scripts/build.ts').ended;
}, 180_000);
afterAll(remove);

test('a copy with another name, brand, settings and languages builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

test('nothing is left of the shipped company', () => {
  const found = builtFiles().filter((file) => /tamuloka|fraunces|figtree/i.test(read(file)));
  expect(found).toEqual([]);
});

test('the site has the name, the addresses and the origin of the company', () => {
  const about = page('about');
  for (const words of ['Casa Lumo', 'mailto:', 'tel:']) expect(includes(about, words)).toBe(true);
  const { SITE_ORIGIN: origin, PRODUCT_ORIGIN: product } = parseEnv(read('.env'));
  expect(includes(page('index'), `<link rel="canonical" href="${origin}/"`)).toBe(true);
  expect(includes(page('index'), `${product}/auth`)).toBe(true);
  expect(includes(read('dist/robots.txt'), `${origin}/sitemap.xml`)).toBe(true);
  expect(includes(page('index'), `frame-src ${product};`)).toBe(true);
});

test('its other languages have every page, and one is written from right to left', () => {
  expect(includes(page('hr/about'), '<html lang="hr"')).toBe(true);
  expect(includes(page('hr/about'), 'href="/hr/contact"')).toBe(true);
  expect(includes(page('ar'), '<html lang="ar" dir="rtl"')).toBe(true);
});
