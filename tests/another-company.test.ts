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
    text
      .replaceAll('Tamuloka', 'Casa Lumo')
      .replaceAll('tamuloka.example', 'casalumo.pt')
      .replaceAll('tamuloka', 'casalumo'),
  );
  // The same lightness in another hue.
  change('brand/palette.css', (text) =>
    text.replaceAll(/oklch\((\S+) (\S+) \d+/g, 'oklch($1 $2 300'),
  );
  change('content/id/language.yaml', (text) => text.replace('reviewed: false', 'reviewed: true'));
  // The figures that the hero claims come from somewhere.
  for (const language of ['en', 'id'])
    change(`content/${language}/pages/home.yaml`, (text) =>
      text.replaceAll(
        /^( +)- value: .*\n +label: .*(\n +sample: true)?/gm,
        '$&\n$1  source: Company records',
      ),
    );
  // Everything is real: no sample is left, and no promise is open.
  for (const file of readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' }))
    if (/\.(yaml|md)$/.test(file))
      change(join('content', file), (text) =>
        text
          .replace(/^unconfirmed:(\n +- .*)+/m, 'unconfirmed: []')
          .replaceAll(/^( *)sample: true/gm, '$1sample: false'),
      );
  cpSync(join(folder, 'content/en'), join(folder, 'content/pt'), { recursive: true });
  cpSync(join(folder, 'content/facts'), join(folder, 'content/pt/facts'), { recursive: true });
  writeFileSync(
    join(folder, 'content/pt/language.yaml'),
    'name: Português\nlocale: pt-PT\nreviewed: true\n',
  );
  writeFileSync(
    join(folder, '.env'),
    [
      'SITE_ORIGIN=https://www.casalumo.pt',
      'PRODUCT_ORIGIN=https://app.casalumo.pt',
      'WIDGET_PROPERTY_ID=casa-amarela',
      'CONTACT=service',
    ].join('\n'),
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
  expect(read('dist/favicon.svg')).not.toContain(tokenColor('mark', 'light'));
  expect(includes(page('index'), 'rel="canonical" href="https://www.casalumo.pt/"')).toBe(true);
  expect(includes(page('index'), 'https://app.casalumo.pt/auth')).toBe(true);
  expect(includes(page('index'), 'frame-src https://app.casalumo.pt;')).toBe(true);
  expect(read('dist/robots.txt')).toContain('https://www.casalumo.pt/sitemap.xml');
});

test('no page calls itself a preview, and the check before a release finds nothing left to do', async () => {
  for (const path of ['index', 'about', 'id', 'pt'])
    expect(includes(page(path), 'data-preview'), path).toBe(false);
  const check = await startScript(folder, 'scripts/release-check.ts').ended;
  expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('ready for release') });
});

test('its third language has every page, and links within itself', () => {
  expect(includes(page('pt'), '<html lang="pt"')).toBe(true);
  expect(includes(page('pt/about'), 'href="/pt/contact"')).toBe(true);
});
