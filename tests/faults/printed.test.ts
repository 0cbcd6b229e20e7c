import { content, routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes } from '../e2e/site.ts';
import { paleTexts, printedPages, splitTexts } from './paper.ts';

test('each printed page contains all text of the page', async ({ page }) => {
  for (const route of allRoutes) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(route);
    const said = page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, dt, dd, th, td')
      // Controls and tables of contents are not printed.
      .filter({ visible: true })
      .and(page.locator(':not(.needs-script *, nav *, [aria-hidden])'));
    const texts = await said.evaluateAll((parts) =>
      parts.map((part) => {
        part.setAttribute('data-said', '');
        return part.textContent;
      }),
    );
    expect(texts.join(' ').length, route).toBeGreaterThan(100);
    await page.emulateMedia({ media: 'print' });
    const lost = await page
      .locator('[data-said]')
      .evaluateAll((parts) =>
        parts.filter((part) => !part.checkVisibility()).map(({ textContent }) => textContent),
      );
    expect(lost, route).toEqual([]);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`printed from the ${colorScheme} theme, all text has enough contrast`, async ({ page }) => {
    for (const route of allRoutes) {
      await page.emulateMedia({ media: 'screen', colorScheme });
      await page.goto(route);
      await page.emulateMedia({ media: 'print', colorScheme });
      expect.soft(await paleTexts(page), route).toEqual([]);
    }
  });
}

test('no vendor is split across printed pages', async ({ page }) => {
  await page.goto(routes.integrations);
  const pages = await printedPages(page);
  const cards = content.integrations.map(({ name, description }) => [`${name}${description}`]);
  expect(splitTexts(pages, cards)).toEqual([]);
});

test('no heading is the last line of a printed page', async ({ page }) => {
  for (const route of allRoutes) {
    await page.emulateMedia({ media: 'print' });
    await page.goto(route);
    const beginnings = await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[][] = [];
      let heading: Element | null = null;
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const text = texts.currentNode.textContent?.trim();
        if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('.visually-hidden, svg')) continue;
        const own = element.closest('h1, h2, h3, h4, summary');
        if (heading && !own) found.push([heading.textContent, text.slice(0, 30)]);
        heading = own;
      }
      return found;
    });
    expect.soft(splitTexts(await printedPages(page), beginnings), route).toEqual([]);
  }
});
