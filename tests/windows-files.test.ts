import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, startScript } from './project.ts';

// A company's editors use Windows. The folder has the characters that file managers put into the names of copies.
const windows = copyProject('site {a,b} (1)');
const site = copyProject();

const listFiles = (folder: string, names: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => names.test(name));

/** Gives a file Windows line endings and a byte order mark. */
function saveOnWindows(file: string): void {
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
}

const settings = 'SITE_ORIGIN=https://www.nusa.example\nPRODUCT_ORIGIN=https://app.nusa.example\n';

const builds: object[] = [];
beforeAll(async () => {
  for (const { folder } of [site, windows]) writeFileSync(join(folder, '.env'), settings);
  saveOnWindows(join(windows.folder, '.env'));
  // Stylesheets are left out, because the hashes in class names depend on their bytes.
  const texts =
    /\.(ya?ml|md|svg|json|js|tsx?|astro)$|(palette|layers)\.css$|^_(headers|redirects)$/;
  for (const part of ['content', 'src', 'brand', 'hosting']) {
    const folder = join(windows.folder, part);
    for (const name of listFiles(folder, texts)) saveOnWindows(join(folder, name));
  }
  for (const { folder } of [site, windows])
    builds.push(await startScript(folder, 'scripts/build.ts').ended);
}, 300_000);
afterAll(() => {
  site.remove();
  windows.remove();
});

test('files that were saved on Windows build the same pages, policies and headers', () => {
  const built = { code: 0, stderr: '' };
  expect(builds).toMatchObject([built, built]);
  const [ours, theirs] = [site, windows].map(({ folder }) => join(folder, 'dist'));
  const pages = listFiles(ours ?? '', /\.html$|^_(headers|redirects)$/);
  expect(pages.length).toBeGreaterThan(20);
  const isSame = (name: string) =>
    readFileSync(join(ours ?? '', name), 'utf8') === readFileSync(join(theirs ?? '', name), 'utf8');
  expect(pages.filter((name) => !isSame(name))).toEqual([]);
});
