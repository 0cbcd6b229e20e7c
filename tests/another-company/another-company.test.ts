import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const page = (path: string) => read(`dist/${path}.html`);

/** Every built text file, by name. */
const builtFiles = () =>
  ['dist', '.build/hosting-of-dist'].flatMap((root) =>
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
  for (const words of ['Casa Lumo', 'mailto:', 'tel:']) expect(about).toContain(words);
  const settings = read('.env');
  const origin = /^SITE_ORIGIN=(.+)$/m.exec(settings)?.[1] ?? '';
  const product = /^PRODUCT_ORIGIN=(.+)$/m.exec(settings)?.[1] ?? '';
  expect(page('index')).toContain(`<link rel="canonical" href="${origin}/"`);
  expect(page('index')).toContain(`${product}/auth`);
  expect(read('dist/robots.txt')).toContain(`${origin}/sitemap.xml`);
  expect(read('.build/hosting-of-dist/nginx/site.conf')).toContain(`frame-src ${product};`);
});

test('a section that the company leaves out is gone, and so is every link to it', () => {
  expect(page('index')).toContain('id="faq"');
  for (const file of builtFiles().filter((name) => /\.(html|js|xml)$/.test(name)))
    expect(read(file), file).not.toContain('#testimonials');
});

test('a page that the company adds is in its menu and in the sitemap', () => {
  expect(page('index')).toContain('<a href="/blog">');
  expect(read('dist/sitemap.xml')).toContain('/blog</loc>');
});

test('its other languages have every page, and one is written from right to left', () => {
  expect(page('hr/about')).toContain('<html lang="hr"');
  expect(page('hr/about')).toContain('href="/hr/contact"');
  expect(page('ar')).toContain('<html lang="ar" dir="rtl"');
});

test('the release check finds nothing but the languages that nobody has reviewed', async () => {
  const { stdout } = await startScript(folder, 'scripts/release-check.ts').ended;
  const problems = stdout.split('\n').filter((line) => /\S/.test(line));
  expect(problems.filter((line) => !/hr|ar|review/i.test(line))).toEqual([]);
}, 60_000);
