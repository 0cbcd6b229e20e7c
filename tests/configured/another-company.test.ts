import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSiteFolder } from '../../build/site-files.ts';
import { expect, test as base } from '../e2e/fixtures.ts';
import { figure } from '../e2e/calculator/savings.ts';
import { openSection } from '../e2e/islands.ts';
import { startCopy } from './site.ts';

/** Changes a file of a copy of the project. */
function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  expect(edit(text), `${file} has changed`).not.toBe(text);
  writeFileSync(file, edit(text));
}

/** Gives a copy of the project another name, other colors and another currency (docs/rebrand.md). */
function makeCasaLumo(folder: string): void {
  change(join(folder, 'content/facts/company.yaml'), (text) =>
    text.replaceAll('Tamuloka', 'Casa Lumo').replaceAll('tamuloka', 'casalumo'),
  );
  change(join(folder, 'content/facts/terms.yaml'), (text) =>
    text.replace(/^currency: .*/m, 'currency: EUR'),
  );
  // Keep the lightness and change the hue.
  change(join(folder, 'brand/palette.css'), (text) =>
    text.replaceAll(/oklch\((\S+) (\S+) \d+/g, 'oklch($1 $2 300'),
  );
}

/** The `test` for a preview of Casa Lumo's site. */
const test = base.extend<object, { casaLumo: { origin: string; site: string; output: string } }>({
  casaLumo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from it
    async ({}, use) => {
      const settings = {
        SITE_ORIGIN: 'https://www.casalumo.pt',
        PRODUCT_ORIGIN: 'https://app.casalumo.pt',
        PREVIEW: '1',
      };
      const { folder, stop, ...site } = await startCopy(settings, makeCasaLumo);
      await use({ ...site, site: join(folder, '.build/local-site') });
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ casaLumo }, use) => use(casaLumo.origin),
});

/** The texts of the built files with these endings, by name. */
const readSite = (folder: string, endings: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

test('no file of the site names the company whose content came with the project, and the icon has another color', ({
  casaLumo,
}) => {
  const named = readSite(casaLumo.site, /\.(html|js|css|svg|xml|txt)$|_headers$/);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([, text]) => /tamuloka/i.test(text)).map(([name]) => name)).toEqual([]);
  const [icon, other] = [casaLumo.site, findSiteFolder()].map((folder) =>
    readFileSync(join(folder, 'favicon.svg'), 'utf8'),
  );
  expect(icon).toContain('<svg');
  expect(icon).not.toBe(other);
});

test('amounts are in its currency, before and after a visitor uses the calculator', async ({
  page,
}) => {
  for (const path of ['/', '/id']) {
    const calculator = await openSection(page, 'savings-calculator', path);
    await expect(page.locator('#pricing')).toContainText('€');
    await expect(page.locator('body')).not.toContainText(/\$\d/);
    const before = await figure(calculator, 'otaCost').innerText();
    await calculator.locator('input[type=range]').first().fill('300');
    await expect(figure(calculator, 'otaCost')).not.toHaveText(before);
    await expect(figure(calculator, 'otaCost')).toContainText('€');
  }
});

test('a preview with samples says so on every page, above the header, and asks search engines to stay away', ({
  casaLumo,
}) => {
  expect(casaLumo.output).toContain('Every page says that this is a preview');
  const pages = readSite(casaLumo.site, /\.html$/);
  expect(pages.length).toBeGreaterThan(20);
  for (const [name, page] of pages) {
    expect(page.match(/ data-preview\b/g), name).toHaveLength(1);
    expect(page.indexOf('data-preview')).toBeLessThan(page.indexOf('<header'));
    expect(page).toContain('<meta name="robots" content="noindex">');
  }
});
