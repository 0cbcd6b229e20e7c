import { expect, test } from './fixtures.ts';
import { openSection } from './landing/open-section.ts';

test('in a right-to-left page, the left arrow leads on', async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await showcase.getByRole('tab', { name: 'Core Platform' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(showcase.getByRole('tab', { name: 'Calendar Sync' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(showcase.getByRole('tab', { name: 'Core Platform' })).toBeFocused();
});
