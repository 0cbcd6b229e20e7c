import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { openSection } from './open-section.ts';

const { showcase: modules } = loadContent();

const none = { id: '', title: '', features: [] };
const [first = none, second = none] = modules;
const last = modules.at(-1) ?? none;

test('a visitor looks through the modules', { tag: '@phone' }, async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  await expect(showcase.getByRole('tab')).toHaveText(modules.map(({ title }) => title));
  await expect(showcase.getByRole('tabpanel')).toHaveAccessibleName(first.title);
  const tabsTop = () =>
    showcase.getByRole('tablist').evaluate((list: HTMLElement) => list.offsetTop);
  const topAtFirst = await tabsTop();
  for (const { title: name } of modules) {
    await showcase.getByRole('tab', { name, exact: true }).click();
    expect(await tabsTop(), 'the tabs stay where they are').toBe(topAtFirst);
    const panel = showcase.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName(name);
    await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(panel.getByRole('img').first()).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  }
  await showcase.getByRole('link', { name: 'See Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('the tabs work by keyboard, and only one of them is in the tab order', async ({ page }) => {
  const showcase = await openSection(page, 'showcase');
  const tab = (name: string) => showcase.getByRole('tab', { name, exact: true });
  await tab(first.title).click();
  await page.keyboard.press('ArrowDown');
  await expect(tab(second.title)).toBeFocused();
  await expect(tab(second.title)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(last.title)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(first.title)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(tab(first.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(showcase.getByRole('link', { name: 'See Pricing' })).toBeFocused();
});

test('when the tabs are in a row, the up and down arrows scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 844 });
  const showcase = await openSection(page, 'showcase');
  const tab = showcase.getByRole('tab', { name: first.title, exact: true });
  await tab.click();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test(
  'the row that a visitor taps stays in place when a panel above it closes',
  { tag: '@phone' },
  async ({ page }) => {
    const showcase = await openSection(page, 'showcase');
    const tab = showcase.getByRole('tab', { name: second.title, exact: true });
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
  const atFirst = await height();
  for (const tab of await showcase.getByRole('tab').all()) {
    await tab.click();
    expect(await height()).toBe(atFirst);
  }
});

test('the id of a module in the address selects its tab, on arrival and through a link', async ({
  page,
}) => {
  await page.goto(`/#${second.id}`);
  const panel = page.locator('#showcase').getByRole('tabpanel');
  await expect(panel).toHaveAccessibleName(second.title);
  await expect(page.getByRole('tab', { name: second.title, exact: true })).toBeInViewport();
  await expect(panel).toBeInViewport();
  await expect(page).toHaveURL(`/#${second.id}`);
  await page.evaluate((hash) => location.assign(hash), `#${last.id}`);
  await expect(panel).toHaveAccessibleName(last.title);
  await expect(page.locator('#showcase').getByRole('tab', { selected: true })).toHaveText(
    last.title,
  );
  await page.reload();
  await expect(panel).toHaveAccessibleName(last.title);
  await page.goBack();
  await expect(panel).toHaveAccessibleName(second.title);
  await page.evaluate(() => location.assign('#%E0%A4%A'));
  await expect(panel).toHaveAccessibleName(second.title);
});

test('a link to text in another tab opens that tab', async ({ page }) => {
  // A hyphen has a special meaning in such a link.
  const words = encodeURIComponent(`${last.features[0]}`).replaceAll('-', '%2D');
  await page.goto(`/#:~:text=${words}`);
  await expect(page.locator('#showcase').getByRole('tabpanel')).toHaveAccessibleName(last.title);
  await expect(page.locator('#showcase').getByRole('tab', { selected: true })).toHaveText(
    last.title,
  );
});

test('an arrow key works on a tab before the visitor has scrolled to it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('tab', { name: first.title, exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: second.title, exact: true })).toBeFocused();
  await expect(page.locator('#showcase').getByRole('tabpanel')).toHaveAccessibleName(second.title);
});
