import { expect, test } from '../e2e/fixtures.ts';
import { allRoutes } from '../e2e/site.ts';

test('on paper each page has all it says on the screen', async ({ page }) => {
  for (const route of allRoutes) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(route);
    const said = page
      .getByRole('main')
      .locator('h1, h2, h3, p, li, dt, dd, th, td')
      // Controls are for the screen, and so is a table of contents.
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
