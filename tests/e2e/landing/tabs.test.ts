import { expect, test } from '../fixtures.ts';
import { openSection } from './open-section.ts';

const modules = [
  'Core Platform',
  'Calendar Sync',
  'File & Folder Management',
  'Team Management',
  'Guest Experiences',
  'Transportation',
  'Sustainability',
];

test('a visitor looks through the seven modules', { tag: '@phone' }, async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  await expect(showcase.getByRole('tab')).toHaveText(modules);
  await expect(showcase.getByRole('tabpanel')).toHaveAccessibleName('Core Platform');
  for (const name of modules) {
    await showcase.getByRole('tab', { name }).click();
    const panel = showcase.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(name);
    await expect(panel.getByRole('heading', { name })).toBeVisible();
    await expect(panel.getByRole('img').first()).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  }
  await showcase.getByRole('link', { name: 'See Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('the tabs work by keyboard, and one of them is in the tab order', async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  const tab = (name: string) => showcase.getByRole('tab', { name });
  await tab('Core Platform').click();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Calendar Sync')).toBeFocused();
  await expect(tab('Calendar Sync')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Sustainability')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Core Platform')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab('Core Platform')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(showcase.getByRole('link', { name: 'See Pricing' })).toBeFocused();
});

test('where the tabs are a row, the arrows up and down scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const showcase = await openSection(page, 'showcase');
  const first = showcase.getByRole('tab', { name: 'Core Platform' });
  await first.click();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('an arrow with another key is left to the browser, as Alt+Left goes back', async ({
  page,
}) => {
  const showcase = await openSection(page, 'showcase');
  await showcase.getByRole('tab', { name: 'Calendar Sync' }).click();
  for (const modifier of ['Alt', 'Control', 'Meta'])
    await page.keyboard.press(`${modifier}+ArrowRight`);
  await expect(showcase.getByRole('tabpanel')).toHaveAccessibleName('Calendar Sync');
});
