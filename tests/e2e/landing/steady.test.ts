import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Where the visible parts of the header and the first section are. */
const readPlaces = (page: Page) =>
  page
    .locator(
      'body > header :is(a, button), main section:first-of-type :is(h1, p, dd, [role="img"])',
    )
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => {
          const { left, top } = part.getBoundingClientRect();
          return `${part.outerHTML.slice(0, 60)} at ${left}, ${top}`;
        }),
    );

for (const width of [390, 1280]) {
  test(`at ${width} px, nothing on the first screen moves while the rest of the page arrives`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Chromium waits for the whole first screen; other browsers paint what has arrived.
    const html = (await (await request.get('/')).text()).replace(/<link rel="expect"[^>]*>/, '');
    const start = html.indexOf('<header');
    const hero = html.slice(start, html.indexOf('</section>', start));
    const ends = [...hero.matchAll(/<\/(?:nav|label|a|h1|p|dl)>/g)].map(
      ({ index }) => start + index,
    );
    await page.goto('/');
    const whole = await readPlaces(page);
    for (const end of ends) {
      // The browser closes what is open at the end, as it does while more is to come.
      await page.route('/', (route) =>
        route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
      );
      await page.goto('/');
      const arrived = await readPlaces(page);
      expect(whole, html.slice(end - 60, end)).toEqual(expect.arrayContaining(arrived));
    }
  });
}
