import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Where the parts of the first screen are. */
const readPlaces = (page: Page) =>
  page
    .locator('main section:first-of-type :is(h1, p, dd, [role="img"])')
    .evaluateAll((parts) =>
      parts.map((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().top]),
    );

for (const width of [390, 1280]) {
  test(`at ${width} px, nothing on the first screen moves while the rest of the page arrives`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const html = await (await request.get('/')).text();
    const start = html.indexOf('<h1');
    const hero = html.slice(start, html.indexOf('</section>', start));
    const ends = [...hero.matchAll(/<\/(?:h1|p|dl|div)>/g)].map(({ index }) => start + index);
    await page.goto('/');
    const whole = await readPlaces(page);
    for (const end of ends.filter((_, index) => index % Math.ceil(ends.length / 12) === 0)) {
      // The browser closes what is open at the end, as it does while more is to come.
      await page.route('/', (route) =>
        route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
      );
      await page.goto('/');
      const arrived = await readPlaces(page);
      expect(arrived, `after ${html.slice(end - 60, end)}`).toEqual(whole.slice(0, arrived.length));
    }
  });
}
