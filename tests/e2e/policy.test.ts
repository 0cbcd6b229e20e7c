import type { Page } from '@playwright/test';
import { routes } from '../language.ts';
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

test.use({
  expectedErrors: notFoundError,
  // Without them, a link that is copied raises no toast.
  permissions: ['clipboard-read', 'clipboard-write'],
});

/** Records what the content security policy of a page blocks, and prevents the print dialog. */
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

/** Fills in every field, opens everything, presses every button and submits every form. */
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
    // The reload offer is hidden, so it cannot be pressed.
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
  test(`${path} obeys its policy and contacts only its hosts, whatever a visitor does`, async ({
    page,
  }) => {
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
    // Includes links that islands have rendered.
    const outward = page.locator('a[href^="http"]');
    expect(await outward.count()).toBeGreaterThan(0);
    await expect(
      page.locator('a[href^="http"]:not([target="_blank"][rel~="noopener"])'),
    ).toHaveCount(0);
  });
}

test.describe('a forbidden request', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('is blocked, and these tests detect it', async ({ page }) => {
    await watchViolations(page);
    await page.goto(routes.about);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('script'), { textContent: '1' }));
      document.body.setAttribute('style', 'color: red');
    });
    const seen = (await page.evaluate(() => window.violations)).map((text) => text.split(':')[0]);
    expect(seen).toEqual(['script-src-elem', 'style-src-attr']);
  });

  test('includes frames and forms of the product on pages that have none', async ({ page }) => {
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
