import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { headings } from '../site.ts';

test('each page has its own heading, each landmark once and a way past the header', async ({
  page,
}) => {
  for (const [route, heading] of Object.entries(headings)) {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }

    await page.keyboard.press('Tab');
    const skipLink = page.locator(':focus');
    await expect(skipLink).toHaveAttribute('href', '#main');
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  }
});

test('the footer shows the year of the visit, even when the build is older', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-06T12:00:00Z'));
  await page.goto(routes.about);
  await expect(page.getByRole('contentinfo')).toContainText(
    `© 2031 ${(content.company.owner ?? content.company.name).replace(/\.$/, '')}. ${content.site.allRightsReserved}`,
  );
});
