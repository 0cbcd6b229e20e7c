import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { productOrigin, siteOrigin } from '../../src/config/site.ts';
import { expect, test } from './fixtures.ts';
import { haveStarted, nearIslandsOf } from './islands.ts';
import { jumpTo } from './navigation/scroll.ts';
import { allRoutes, notFoundError, unknownPath } from './site.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

test.use({ expectedErrors: notFoundError });

/** Notes what the content security policy of a page stops, and lets no dialog to print open. */
async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`),
    );
    window.print = () => {};
  });
}

/** Scrolls through the whole page, a screen at a time, until everything near has started. */
async function scrollThrough(page: Page): Promise<void> {
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }));
  for (let top = 0; top < height; top += screen) await jumpTo(page, top);
  await haveStarted(page, await nearIslandsOf(page));
}

/** Fills in every field, opens and presses everything that can be, and sends every form. */
async function useEverything(page: Page): Promise<void> {
  for (const field of await page.locator('select:visible').all()) {
    await field.selectOption({ index: 1 });
  }
  for (const field of await page.locator(':is(input[name], input[type="email"]):visible').all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    if (type === 'email') await field.fill('ayu@guest.example');
    if (['text', 'search', 'password'].includes(type)) await field.fill('7');
  }
  for (const field of await page.locator('textarea:visible').all()) await field.fill('Four villas');
  await page.evaluate(async () => {
    // All but the offer to reload, which is not there to be pressed.
    const controls =
      'summary, button:not([data-reload] *), input:is([type="radio"], [type="checkbox"])';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      control.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await haveStarted(page);
}

for (const path of [...allRoutes, unknownPath]) {
  test(`${path} keeps to its policy and its hosts, whatever a visitor does`, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isFrames = origin === productOrigin && request.frame() !== page.mainFrame();
      if (origin !== siteOrigin && protocol !== 'blob:' && protocol !== 'data:' && !isFrames) {
        foreign.push(request.url());
      }
    });
    await watchViolations(page);
    await page.goto(path);
    await scrollThrough(page);
    await useEverything(page);

    expect(await page.evaluate(() => window.violations)).toEqual([]);
    expect(foreign).toEqual([]);
    // Links that islands have drawn are among these.
    const outward = page.locator('a[href^="http"]');
    expect(await outward.count()).toBeGreaterThan(0);
    await expect(
      page.locator('a[href^="http"]:not([target="_blank"][rel~="noopener"])'),
    ).toHaveCount(0);
  });
}

test.describe('what the policy forbids', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('is stopped, and seen by these tests', async ({ page }) => {
    await watchViolations(page);
    await page.goto(routes.about);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
      document.body.setAttribute('style', 'color: red');
    });
    const seen = (await page.evaluate(() => window.violations)).map((text) => text.split(':')[0]);
    expect(seen).toEqual(['script-src-elem', 'style-src-attr']);
  });

  test('is a frame or a form on a page that has none, even of the product', async ({ page }) => {
    await watchViolations(page);
    await page.goto(routes.about);
    await page.evaluate((origin) => {
      const frame = Object.assign(document.createElement('iframe'), { src: origin });
      const form = Object.assign(document.createElement('form'), { action: origin });
      document.body.append(frame, form);
      form.requestSubmit();
    }, productOrigin);
    const seen = () =>
      page.evaluate(() => window.violations.map((text) => text.split(':')[0]).toSorted());
    await expect.poll(seen).toEqual(['form-action', 'frame-src']);
  });
});
