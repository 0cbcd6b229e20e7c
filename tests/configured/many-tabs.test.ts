import { routes } from '../language.ts';
import { expect } from '../e2e/fixtures.ts';
import { holdScripts } from '../e2e/requests.ts';
import { tabCounts, test } from './site.ts';
import { needSections } from '../e2e/sections.ts';

needSections('demo', 'showcase');

// The mock product server only lets the other tests' site embed its widget.
test.use({ expectedErrors: /^Framing '/ });

const sections = [
  { id: 'showcase', count: tabCounts['showcase.yaml'] },
  { id: 'demo', count: tabCounts['tour.yaml'] },
];
const widths = { desktop: 1280, phone: 390 };

for (const [device, width] of Object.entries(widths)) {
  for (const { id, count } of sections) {
    test(`each of ${count} tabs in #${id} shows only its own panel, on a ${device}`, async ({
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
      // Before the code has loaded, only the first panel is visible.
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
      // The page is in its state before the code loads.
      expect(await height()).toBe(before);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are visible, whatever their number', async ({ page }) => {
    await page.goto(routes.home);
    for (const { id, count } of sections)
      await expect(page.locator(`#${id}`).getByRole('tabpanel')).toHaveCount(count);
  });
});
