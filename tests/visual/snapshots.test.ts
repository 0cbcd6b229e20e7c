import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { sectionIds } from '../../src/config/routes.ts';
import { loadContent } from '../../src/content/content.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { englishPages, legalPages, notFoundError } from '../e2e/pages.ts';

const content = loadContent();

/** What the snapshots were taken with. Those of another browser, system or content cannot be compared. */
const noteFile = join(import.meta.dirname, 'snapshots/taken-with.txt');
const contentHash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/**
 * Returns, for example, `HeadlessChrome 156 on linux, content 6f9d9ed2d79c63fa`. Headless Chromium renders differently.
 */
async function describeSetup(browser: Browser): Promise<string> {
  const client = await browser.newBrowserCDPSession();
  const { product } = await client.send('Browser.getVersion');
  await client.detach();
  const [name, version = ''] = product.split('/');
  return `${name} ${version.split('.')[0]} on ${process.platform}, content ${contentHash}\n`;
}

/** Each page is compared on a light desktop and a dark phone. */
const views = [
  { name: '1280-light', width: 1280, colorScheme: 'light' },
  { name: '390-dark', width: 390, colorScheme: 'dark' },
] as const;

/** At half size, text is still readable. A few pixels that clearly differ mean that something moved. */
test.use({ expectedErrors: notFoundError, deviceScaleFactor: 0.5 });
const comparison = { threshold: 0.1, maxDiffPixels: 12, scale: 'device' } as const;

/** Legal pages have the same layout, so only one of them is compared. */
const layouts = [
  ...englishPages.filter((path) => !legalPages.includes(path)),
  '/terms-of-service',
  '/nope',
];

/** Each section of the landing page, and the whole of every other layout. */
const pictures = [
  ...['hero', ...sectionIds].map((id) => ({
    name: `home-${id}`,
    path: '/',
    selector: id === 'hero' ? 'main > section >> nth=0' : `#${id}`,
  })),
  ...layouts
    .filter((path) => path !== '/')
    .map((path) => ({ name: path.slice(1), path, selector: 'body' })),
];

test.beforeEach(async ({ browser }, { config }) => {
  const current = await describeSetup(browser);
  if (config.updateSnapshots !== 'none') {
    mkdirSync(dirname(noteFile), { recursive: true });
    writeFileSync(noteFile, current);
  }
  const taken = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : '';
  test.skip(
    taken !== current,
    `the snapshots are of ${taken.trim()}, and this is ${current.trim()}; "npm run snapshots" takes them again`,
  );
});

for (const { name: view, width, colorScheme } of views) {
  for (const { name, path, selector } of pictures) {
    test(`${name} looks as before at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      // The footer shows the current year, and the product controls what is in the frame.
      await page.clock.setFixedTime(new Date('2026-07-01T12:00:00Z'));
      await page.route('**/widget/**', (route) => route.fulfill({ body: '' }));
      await page.goto(path);
      // The sticky header would cover part of a section that is higher than the window.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        // A scroll-snapped row can come to rest a pixel off.
        sheet.replaceSync(`header { position: static !important }
          * { scroll-initial-target: none !important; scroll-snap-type: none !important }`);
        document.adoptedStyleSheets = [sheet];
      });
      const part = page.locator(selector).first();
      await part.scrollIntoViewIfNeeded();
      await part.evaluate(async (element) => {
        for (const row of element.querySelectorAll('*')) row.scrollLeft = 0;
        // Pictures far below the window would load too late.
        const images = [...element.querySelectorAll('img')].filter((img) => img.checkVisibility());
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode()));
      });
      await expect(part).toHaveScreenshot([view, `${name}.png`], comparison);
    });
  }
}
