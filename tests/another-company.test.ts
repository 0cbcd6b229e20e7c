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

/** Which names stand in which files of a folder. */
function findTraces(part: string, isChecked: RegExp, names: readonly string[]): string[] {
  const files = readdirSync(join(folder, part), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => isChecked.test(file))
    .flatMap((file) => {
      const text = read(`${part}/${file}`);
      return names
        .filter((name) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text))
        .map((name) => `${name} in ${part}/${file}`);
    });
}

test('nothing names the properties, places and people of the shipped company, neither a page nor code', () => {
  const { region, properties, guests, staff, towns, families } = loadContent().portfolio;
  const names = [
    region,
    ...Object.values(properties).flatMap(({ name, place }) => [name, place]),
    ...[guests, staff].flatMap((people) => Object.values<string>(people)),
    ...towns,
    ...families,
  ];
  const built = /\.(html|js|css|svg|xml|txt)$|_headers$/;
  expect(findTraces('dist', built, [...names, 'Tamuloka', 'tamuloka'])).toEqual([]);
  const code = /(?<!\.test|\.fixture)\.(tsx?|js|astro|css|svg)$/;
  for (const part of ['src', 'packages', 'build', 'scripts'])
    expect(findTraces(part, code, names)).toEqual([]);
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
  expect(includes(page('index'), '€149')).toBe(true);
  expect(includes(page('pt'), '149\u00A0€')).toBe(true);
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
