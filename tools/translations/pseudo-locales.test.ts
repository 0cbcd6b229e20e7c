import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostingFolder, policiesFile } from '../../build/paths.ts';
import type { PagePolicies } from '../../build/content-security-policy.ts';
import { createSiteServer } from '../../hosting/server.ts';
import { localHref } from '../../src/config/routes.ts';
import { allRoutes } from '../../src/content/all-pages.ts';
import { languages } from '../../src/content/content.ts';
import { browserFlags, findChromium } from '../chromium.ts';
import { copyProject, startScript, type Ending } from '../test-project.ts';
import { accented, marked, writePseudoLocale } from './pseudo-locale.fixture.ts';

// Two languages that the site does not have, one with longer texts, one from right to left. One build has both.
const [longer, rightToLeft] = ['de', 'ar'];
const codes = [...languages.map(({ code }) => code), longer, rightToLeft];
const { folder, remove } = copyProject();
let build: Ending;
let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const contentFolder = join(folder, 'content');
  const tagline = 'Manage your property business your way';
  const settings = { locale: 'de-DE', reviewed: true };
  writePseudoLocale(
    contentFolder,
    longer,
    { ...settings, name: accented('Longer'), tagline: accented(tagline) },
    accented,
  );
  writePseudoLocale(
    contentFolder,
    rightToLeft,
    { ...settings, name: marked('Marked'), tagline: marked(tagline), direction: 'rtl' },
    marked,
  );
  build = await startScript(folder, 'tools/build.ts').ended;
  if (build.code !== 0) return;
  const policies = JSON.parse(readFileSync(join(folder, policiesFile), 'utf8')) as PagePolicies;
  server = createSiteServer({ folder: join(folder, 'dist'), policies });
  await once(server.listen(0), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
}, 480_000);

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  remove();
});

/** Opens a page, where nothing moves. */
async function open(path: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(origin + path);
  return page;
}

/** How far a page scrolls sideways at a width, to either side. */
async function sidewaysAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

test('the site builds with two further languages, and says nothing against their texts', () => {
  expect(build).toMatchObject({ code: 0, stderr: '' });
});

describe.each([
  { code: longer, direction: null },
  { code: rightToLeft, direction: 'rtl' },
])('$code', ({ code, direction }) => {
  const paths = allRoutes.map((route) => localHref(route, code));

  test('every page is there, in its language, and none scrolls sideways', async () => {
    for (const path of paths) {
      const page = await open(path);
      const html = page.locator('html');
      expect(await html.getAttribute('lang'), path).toBe(code);
      expect(await html.getAttribute('dir'), path).toBe(direction);
      for (const width of [320, 390, 768, 1280]) {
        expect(await sidewaysAt(page, width), `${path} at ${width} px`).toBe(0);
      }
      await page.close();
    }
  }, 240_000);

  test('no text is marked as English but the names of languages and the offer to read it', async () => {
    for (const path of paths) {
      const page = await open(path);
      const shown = await page.locator('body [lang=en]').evaluateAll((all) =>
        all
          // The switch and the offer have links to the page in another language.
          .filter((each) => !each.closest('[hreflang]') && !each.querySelector('[hreflang]'))
          .map(({ textContent }) => textContent),
      );
      expect(shown, path).toEqual([]);
      await page.close();
    }
  }, 120_000);

  test('the arrow key that points onward leads to the next step of the tour', async () => {
    const page = await open(localHref('/', code));
    const [first, second] = await page.locator('#demo [role=tab]').all();
    await first?.click();
    await page.keyboard.press(direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    await page.waitForFunction(
      (step) => document.activeElement === step,
      await second?.elementHandle(),
    );
    expect(await second?.getAttribute('aria-selected')).toBe('true');
    await page.close();
  });

  test('every language links to the same page in all others', async () => {
    const page = await open(localHref('/about', code));
    const links = page.locator('header a[hreflang]');
    const others = codes.filter((each) => each !== code);
    expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('hreflang')))).toEqual(
      expect.arrayContaining(others),
    );
    for (const each of others) {
      const link = page.locator(`header a[hreflang=${each}]`);
      expect(await link.getAttribute('href')).toBe(localHref('/about', each));
      const alternate = page.locator(`link[rel=alternate][hreflang=${each}]`);
      expect(await alternate.getAttribute('href')).toMatch(
        new RegExp(`${localHref('/about', each)}$`),
      );
    }
    await page.close();
  });

  test('the sitemap lists its pages with those in all other languages', () => {
    const sitemap = readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8');
    for (const route of ['/', '/integrations', '/about']) {
      const address = new RegExp(`<loc>[^<]*${localHref(route, code)}</loc>(.*?)</url>`);
      const [, alternates = ''] = address.exec(sitemap) ?? [];
      const listed = [...alternates.matchAll(/hreflang="([^"]*)"/g)].map(([, each]) => each);
      expect(listed.toSorted(), route).toEqual(codes.toSorted());
    }
  });

  test('an unknown address has its own page, on every hosting target', async () => {
    const page = await open(localHref('/nope', code));
    expect(await page.locator('html').getAttribute('lang')).toBe(code);
    await page.close();
    const hosting = (file: string) => readFileSync(join(folder, hostingFolder, file), 'utf8');
    expect(hosting('nginx/site.conf')).toContain(`error_page 404 /${code}/404.html;`);
    expect(hosting('netlify/_redirects')).toContain(`/${code}/* /${code}/404.html 404`);
    expect(hosting(`cloudflare/${code}/404.html`)).toContain(`lang="${code}"`);
  });
});

describe('from right to left', () => {
  const paths = ['/', '/integrations', '/contact'].map((route) => localHref(route, rightToLeft));
  const leftOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);

  test.each([390, 1280])(
    'the logo is at the right and the button at the left, at %i px',
    async (width) => {
      for (const path of paths) {
        const page = await open(path, width);
        const button = width === 390 ? 'header button[popovertarget]' : 'header nav a';
        expect(await leftOf(page, 'header a svg'), path).toBeGreaterThan(width / 2);
        expect(await leftOf(page, 'header a'), path).toBeGreaterThan(await leftOf(page, button));
        await page.close();
      }
    },
  );

  test('arrows that mean back and on point the other way', async () => {
    const page = await open(localHref('/', rightToLeft));
    for (const name of ['left', 'right']) {
      const arrow = page.locator(`.lucide-arrow-${name}`).first();
      expect(await arrow.evaluate((element) => getComputedStyle(element).scale)).toBe('-1 1');
    }
    await page.close();
  });
});
