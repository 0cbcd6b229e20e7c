import { expect, test } from './fixtures.ts';
import { notFoundError, productOrigin } from './pages.ts';
import { hydrateIslands } from './islands.ts';

test.use({ expectedErrors: notFoundError, permissions: ['clipboard-read', 'clipboard-write'] });

const script = '<script>alert(1)</script>';
/** A query that a page must not run, or fail on. */
const hostile = `q=${script}&plan=${script}&subject=${script}&category=%E0%A4%A&rate=1e9&__proto__=1`;

for (const path of ['/', '/integrations', '/contact', '/login', '/nope'])
  test(`${path} never fails, violates its policy or contacts other hosts, whatever its address says and a visitor clicks`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const isWidget = origin === productOrigin && request.frame() !== page.mainFrame();
      if (origin !== baseURL && !/^(blob|data):/.test(protocol) && !isWidget)
        foreign.push(request.url());
    });
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`violates ${effectiveDirective}: ${blockedURI}`),
      );
      window.print = () => {};
    });
    await page.goto(`${path}?${hostile}`);
    // The frame loads when it is near the viewport.
    for (const section of await page.locator('main > section').all())
      await section.scrollIntoViewIfNeeded();
    await hydrateIslands(page);
    await page.evaluate(async () => {
      const controls = 'summary, button, input:is([type="radio"], [type="checkbox"])';
      for (const control of document.querySelectorAll<HTMLElement>(controls)) {
        control.click();
        await new Promise(requestAnimationFrame);
      }
    });
    expect(foreign).toEqual([]);
  });
