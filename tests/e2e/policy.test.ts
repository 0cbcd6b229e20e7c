import { routes } from '../../src/config/routes.ts';
import { expect, test } from './fixtures.ts';
import { toEnglishPath, everyPage, notFoundError, productOrigin, unknownPages } from './pages.ts';
import { hydrateIslands } from './islands.ts';

test.use({ expectedErrors: notFoundError, permissions: ['clipboard-read', 'clipboard-write'] });

const script = '<script>alert(1)</script>';
/** A query that a page must not run, or fail on. */
const hostile = `q=${script}&plan=${script}&subject=${script}&category=%E0%A4%A&rate=1e9&__proto__=1`;

for (const path of ['/', '/integrations', '/contact', '/login', '/nope'])
  test(`${path} never violates its content security policy, contacts other hosts or fails, whatever is in its address and whatever a visitor clicks`, async ({
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

test('every page allows only its own code, its frame and its forms', async ({ request }) => {
  for (const path of [...everyPage, ...unknownPages]) {
    const html = await (await request.get(path)).text();
    const [policy = ''] =
      /(?<=<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content=")[^"]+/.exec(
        html,
      ) ?? [];
    expect(policy, path).toMatch(/^default-src 'none'; /);
    expect(policy, path).not.toMatch(/unsafe|\*/);
    const frames = toEnglishPath(path) === routes.home ? productOrigin : "'none'";
    expect(policy, path).toContain(`frame-src ${frames};`);
  }
});
