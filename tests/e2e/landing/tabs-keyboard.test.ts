import { content, routes } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../requests.ts';
import { needSections } from '../sections.ts';

needSections('demo', 'showcase', 'savings-calculator');

const { demo } = content.pages.home;

test('where tabs are in a column, they say so, and the arrows up and down move among them', async ({
  page,
}) => {
  const columns = ['demo', 'showcase', 'savings-calculator'];
  await page.goto(routes.home);
  for (const id of columns) {
    const list = page.locator(`#${id}`).getByRole('tablist');
    await list.getByRole('tab').first().click();
    await expect(list).toHaveAttribute('aria-orientation', 'vertical');
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('tab').nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(list.getByRole('tab').last()).toBeFocused();
    await expect(list.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  }
  // A window made narrow, or a page made large, turns the column into a row.
  await page.setViewportSize({ width: 900, height: 800 });
  for (const id of columns) {
    const list = page.locator(`#${id}`).getByRole('tablist');
    await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
  }
});

test('where tabs are in a row, the arrows up and down scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.home);
  const list = page.locator('#showcase').getByRole('tablist');
  await list.getByRole('tab').first().click();
  await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  await expect(list.getByRole('tab').first()).toBeFocused();
  await expect(list.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});

test('Tab leads from a step of the tour to its panel', async ({ page }) => {
  await page.goto(routes.home);
  const tour = page.locator('#demo');
  await tour.getByRole('tab').nth(1).click();
  await expect(tour.getByRole('button', { name: demo.back })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(tour.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tour.getByRole('button', { name: demo.back })).toBeFocused();
});

test('an arrow key moves from the tab that has the focus, whichever is selected', async ({
  page,
}) => {
  await page.goto(routes.home);
  const tabs = page.locator('#showcase').getByRole('tab');
  await tabs.first().click();
  await tabs.nth(3).focus();
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(4)).toBeFocused();
  await expect(tabs.nth(4)).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys pressed before the code arrives move from the tab that had the focus', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.home);
  const tabs = page.locator('#showcase').getByRole('tab');
  await tabs.nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  letThrough();
  await expect(tabs.nth(5)).toBeFocused();
  await expect(tabs.nth(5)).toHaveAttribute('aria-selected', 'true');
});

test('an arrow with another key is left to the browser, as Alt+ArrowLeft goes back', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto(routes.home);
  const section = page.locator('#demo');
  await page.evaluate(() => {
    addEventListener('keydown', (event) => {
      document.documentElement.dataset['last'] = `${event.key} ${event.defaultPrevented}`;
    });
  });
  const pressAll = async () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      for (const modifier of ['Alt', 'Control', 'Meta', 'Shift']) {
        await page.keyboard.press(`${modifier}+${key}`);
        await expect(page.locator('html')).toHaveAttribute('data-last', `${key} false`);
      }
    }
  };
  await section.getByRole('tab').first().focus();
  await pressAll();
  letThrough();
  await section.getByRole('tab').nth(1).click();
  await expect(section.getByRole('tabpanel')).toHaveAccessibleName(content.tour[1]?.title ?? '');
  await pressAll();
  await section.getByRole('button', { name: demo.continue }).focus();
  await pressAll();
  await expect(section.getByRole('tabpanel')).toHaveAccessibleName(content.tour[1]?.title ?? '');
});
