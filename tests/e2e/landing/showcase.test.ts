import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { openSection } from '../islands.ts';

const { showcase: modules } = loadContent();

const none = { id: '', title: '', features: [] };
const [first = none, second = none] = modules;
const last = modules.at(-1) ?? none;

test('a visitor looks through the modules by mouse, in both themes, then by keyboard, in which the tabs are one stop', async ({
  page,
}) => {
  const showcase = await openSection(page, 'showcase');
  const tab = (name: string) => showcase.getByRole('tab', { name, exact: true });
  const panel = showcase.getByRole('tabpanel');
  await expect(showcase.getByRole('tab')).toHaveText(modules.map(({ title }) => title));
  await expect(panel).toHaveAccessibleName(first.title);
  for (const { title } of modules.toReversed()) {
    await tab(title).click();
    await expect(panel).toHaveAccessibleName(title);
    await expect(panel.getByRole('img')).toHaveCount(1);
    await expect(panel.getByRole('img')).toHaveJSProperty('complete', true);
    await expect(panel.getByRole('listitem')).toHaveCount(5);
  }
  const picture = panel.getByRole('img');
  const light = (await picture.getAttribute('src')) ?? '';
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).not.toHaveAttribute('src', light);
  await expect(picture).toHaveJSProperty('complete', true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(picture).toHaveAttribute('src', light);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(picture).not.toHaveAttribute('src', light);

  await tab(first.title).focus();
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
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#pricing');
});

test(
  'on a phone, the modules are rows of which one can be open',
  { tag: '@phone-only' },
  async ({ page }) => {
    const showcase = await openSection(page, 'showcase');
    await expect(showcase.getByRole('tab')).toHaveCount(0);
    const row = (name: string) => showcase.getByRole('button', { name, exact: true });
    await expect(row(first.title)).toHaveAttribute('aria-expanded', 'true');
    // The row stays under the finger when the one above it closes.
    await row(second.title).scrollIntoViewIfNeeded();
    const top = (await row(second.title).boundingBox())?.y ?? 0;
    await row(second.title).click();
    await expect(showcase.locator(`#${second.id}`)).toBeVisible();
    const after = (await row(second.title).boundingBox())?.y ?? 0;
    expect(Math.abs(after - top)).toBeLessThanOrEqual(1);
    for (const { title } of modules.slice(2)) {
      await row(title).click();
      await expect(row(title)).toHaveAttribute('aria-expanded', 'true');
      await expect(showcase.locator('[aria-expanded=true]')).toHaveCount(1);
      await expect(showcase.getByRole('img')).toHaveCount(1);
    }
    await row(last.title).click();
    await expect(showcase.locator('[aria-expanded=true]')).toHaveCount(0);
    // Turned into a tablet, it shows a module again.
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(showcase.getByRole('tab', { selected: true })).toHaveText(first.title);
  },
);

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
  await page.reload();
  await expect(panel).toHaveAccessibleName(last.title);
  await page.goBack();
  await expect(panel).toHaveAccessibleName(second.title);
  await page.evaluate(() => location.assign('#%E0%A4%A'));
  await expect(panel).toHaveAccessibleName(second.title);
});
