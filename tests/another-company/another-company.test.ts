import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, startScript } from '../../scripts/test-project.ts';

// Casa Lumo, a company with its own brand, content and settings, and a second and a third language: as
// docs/rebrand.md and CONTRIBUTING.md say, by replacing and copying files alone.

const source = 'tests/another-company';
const { folder, remove } = copyProject();
let build: { code: number | null; stderr: string };

/** Replaces what belongs to a company. */
function replaceCompany(): void {
  for (const part of ['brand', 'content']) {
    for (const name of readdirSync(join(folder, part)))
      if (name !== 'README.md') rmSync(join(folder, part, name), { recursive: true });
    cpSync(join(source, part), join(folder, part), { recursive: true });
  }
  rmSync(join(folder, 'public/images/testimonials'), { recursive: true, force: true });
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

test('a copy with another brand, content, settings and languages builds', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

test('nothing is left of the shipped company', () => {
  const shipped = /tamuloka|villa sawah|rumah pantai|fraunces|figtree/i;
  const drawings = /alt="|aria-label="|role="img"/;
  const found = builtFiles().filter((file) => {
    const text = read(file);
    // The villas' names are part of the drawings of the product, which every company shows.
    return /tamuloka|fraunces|figtree/i.test(text) || (shipped.test(text) && !drawings.test(text));
  });
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

test('a section that the company leaves out is gone, and so is every link to it', () => {
  expect(includes(page('index'), 'id="faq"')).toBe(true);
  for (const file of builtFiles().filter((name) => /\.(html|js|xml)$/.test(name)))
    expect(includes(read(file), '#testimonials'), file).toBe(false);
});

test('a page that the company adds is in its menu and in the sitemap', () => {
  expect(includes(page('index'), '<a href="/blog">')).toBe(true);
  expect(includes(read('dist/sitemap.xml'), '/blog</loc>')).toBe(true);
});

test('its other languages have every page, and one is written from right to left', () => {
  expect(includes(page('hr/about'), '<html lang="hr"')).toBe(true);
  expect(includes(page('hr/about'), 'href="/hr/contact"')).toBe(true);
  expect(includes(page('ar'), '<html lang="ar" dir="rtl"')).toBe(true);
});

test('the release check finds nothing but the languages that nobody has reviewed', async () => {
  const { stdout } = await startScript(folder, 'scripts/release-check.ts').ended;
  const problems = stdout.split('\n').filter((line) => /\S/.test(line));
  expect(problems.filter((line) => !/hr|ar|review/i.test(line))).toEqual([]);
}, 60_000);
