import type { Page } from '@playwright/test';
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
  const tabsTop = () =>
    showcase.getByRole('tablist').evaluate((list: HTMLElement) => list.offsetTop);
  const topAtFirst = await tabsTop();
  for (const name of modules) {
    await showcase.getByRole('tab', { name }).click();
    expect(await tabsTop(), 'the tabs stay where they are').toBe(topAtFirst);
    const panel = showcase.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(name);
    await expect(panel.getByRole('heading', { name })).toBeVisible();
    await expect(panel.getByRole('img').first()).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  }
  await showcase.getByRole('link', { name: 'See Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('the tabs work by keyboard, and only one of them is in the tab order', async ({ page }) => {
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

test('when the tabs are in a row, the up and down arrows scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  const showcase = await openSection(page, 'showcase');
  const first = showcase.getByRole('tab', { name: 'Core Platform' });
  await first.click();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test(
  'the row that a visitor taps stays in place when a panel above it closes',
  { tag: '@phone' },
  async ({ page }) => {
    const showcase = await openSection(page, 'showcase');
    const tab = showcase.getByRole('tab', { name: 'Calendar Sync' });
    await tab.scrollIntoViewIfNeeded();
    const topOf = () => tab.evaluate((row) => Math.round(row.getBoundingClientRect().top));
    const top = await topOf();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);
  },
);

test('with the tabs beside the panel, opening a tab moves nothing below', async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  const height = () => showcase.evaluate((section) => section.scrollHeight);
  const first = await height();
  for (const tab of await showcase.getByRole('tab').all()) {
    await tab.click();
    expect(await height()).toBe(first);
  }
});

test('the id of a module in the address selects its tab, on arrival and through a link', async ({
  page,
}) => {
  await page.goto('/#calendar-sync');
  const panel = page.locator('#showcase').getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName('Calendar Sync');
  await expect(page.getByRole('tab', { name: 'Calendar Sync' })).toBeInViewport();
  await expect(panel).toBeInViewport();
  await expect(page).toHaveURL('/#calendar-sync');
  await page.evaluate(() => location.assign('#sustainability'));
  await expect(panel).toHaveAccessibleName('Sustainability');
  await expect(page.locator('#showcase').getByRole('tab', { selected: true })).toHaveText(
    'Sustainability',
  );
  await page.reload();
  await expect(panel).toHaveAccessibleName('Sustainability');
  await page.goBack();
  await expect(panel).toHaveAccessibleName('Calendar Sync');
  await page.evaluate(() => location.assign('#%E0%A4%A'));
  await expect(panel).toHaveAccessibleName('Calendar Sync');
});

test('a link to text in another tab opens that tab', async ({ page }) => {
  const words = await readFirstFeature(page, 'transportation');
  await page.goto('about:blank');
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`);
  await expect(page.locator('#showcase').getByRole('tabpanel')).toHaveAccessibleName(
    'Transportation',
  );
  await expect(page.locator('#showcase').getByRole('tab', { selected: true })).toHaveText(
    'Transportation',
  );
});

/** The text of the first feature of a module. */
async function readFirstFeature(page: Page, id: string) {
  await page.goto('/');
  return (await page.locator(`#${id} ul li`).first().textContent()) ?? '';
}

test('an arrow key works on a tab before the visitor has scrolled to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Core Platform' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Calendar Sync' })).toBeFocused();
  await expect(page.locator('#showcase').getByRole('tabpanel')).toHaveAccessibleName(
    'Calendar Sync',
  );
});
