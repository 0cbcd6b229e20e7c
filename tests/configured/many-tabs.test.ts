import { routes } from '../../src/config/routes.ts';
import { expect } from '../e2e/fixtures.ts';
import { holdScripts } from '../e2e/requests.ts';
import { tabCounts, test } from './site.ts';

// The mock product server of the other tests lets only their site frame its widget.
test.use({ expectedErrors: /^Framing '/ });

const sections = [
  { id: 'showcase', count: tabCounts['content/en/showcase.yaml'] },
  { id: 'demo', count: tabCounts['content/en/tour.yaml'] },
];
const widths = { desktop: 1280, phone: 390 };

for (const [device, width] of Object.entries(widths)) {
  for (const { id, count } of sections) {
    test(`of ${count} tabs in #${id}, every one shows its panel and no other, on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const letThrough = await holdScripts(page, '**/_astro/*.island*.js');
      await page.goto(routes.home);
      const section = page.locator(`#${id}`);
      const [tabs, panels] = [section.getByRole('tab'), section.getByRole('tabpanel')];
      await expect(tabs).toHaveCount(count);
      const height = () => section.evaluate((element) => element.scrollHeight);
      const before = await height();
      // Before the code is there, only the first panel is to be seen.
      await expect(panels).toHaveCount(1);
      letThrough();
      for (const index of [count - 1, 7, 8, 0]) {
        await tabs.nth(index).click();
        await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
        await expect(panels).toHaveCount(1);
        await expect(panels).toHaveAttribute(
          'id',
          (await tabs.nth(index).getAttribute('aria-controls')) ?? '',
        );
      }
      // The page is as it was before the code came.
      expect(await height()).toBe(before);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels can be read, however many there are', async ({ page }) => {
    await page.goto(routes.home);
    for (const { id, count } of sections)
      await expect(page.locator(`#${id}`).getByRole('tabpanel')).toHaveCount(count);
  });
});
