import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { findSiteFolder } from '../../build/paths.ts';
import { loadContent } from '../../src/content/content.ts';
import { readContent } from '../../src/content/read-content.ts';
import { readSources } from '../../src/content/sources.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { translations } from '../e2e/pages.ts';
import { startScript } from '../project.ts';

// Casa Lumo has another name, other colors, another currency and another language (docs/rebrand.md). Its copy of the
// project is two folders below the shipped one.

const siteFolder = findSiteFolder();
const read = (file: string) => readFileSync(file, 'utf8');

/** Which names stand in which files of a folder. */
function findTraces(folder: string, isChecked: RegExp, names: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isChecked.test(file))
    .flatMap((file) => {
      const text = read(join(folder, file));
      return names
        .filter((name) => new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(text))
        .map((name) => `${name} in ${folder}/${file}`);
    });
}

test('nothing names the company, the properties and the people of the shipped site, neither a page nor code', () => {
  const shipped = readContent(readSources('../../content'));
  const { region, properties, guests, staff, towns, families } = shipped.portfolio;
  const names = [
    region,
    ...Object.values(properties).flatMap(({ name, place }) => [name, place]),
    ...[guests, staff].flatMap((people) => Object.values<string>(people)),
    ...towns,
    ...families,
  ];
  const { name } = shipped.company;
  const built = /\.(html|js|css|svg|xml|txt)$|_headers$/;
  expect(findTraces(siteFolder, built, [...names, name, name.toLowerCase()])).toEqual([]);
  const code = /(?<!\.test|\.fixture)\.(tsx?|js|astro|css|svg)$/;
  for (const folder of ['src', 'packages', 'build', 'scripts'])
    expect(findTraces(folder, code, names)).toEqual([]);
});

test('the site has the name and the colors of the company', () => {
  expect(read(join(siteFolder, 'about.html'))).toContain('Casa Lumo');
  const [, mark = ''] = /--color-mark: light-dark\(([^,]+),/.exec(read('brand/palette.css')) ?? [];
  expect(mark).toContain(' 300)');
  expect(read(join(siteFolder, 'favicon.svg'))).toContain(formatHex(mark));
});

test('amounts are in its currency', async ({ request }) => {
  const home = await (await request.get('/')).text();
  expect(home).toContain('€149');
  expect(home).not.toMatch(/\$\d/);
  for (const { code } of translations)
    expect(await (await request.get(`/${code}`)).text()).toContain(
      `${loadContent(code).plans[0]?.price?.formatted.monthly}`,
    );
});

test('the check before a release finds nothing left to do', async () => {
  const check = await startScript('.', 'scripts/release-check.ts').ended;
  expect(check).toMatchObject({ code: 0, stdout: expect.stringContaining('ready for release') });
});
