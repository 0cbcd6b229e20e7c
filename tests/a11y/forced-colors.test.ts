import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { openSection } from '../e2e/islands.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const getBackground = (element: Locator) =>
  element.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);

test('in forced colors, a visitor can see what is selected and what has the focus', async ({
  page,
}) => {
  const showcase = await openSection(page, 'showcase');
  const tab = showcase.getByRole('tab', { selected: true });
  const otherTab = showcase.getByRole('tab', { selected: false }).first();
  expect(await getBackground(tab)).not.toBe(await getBackground(otherTab));
  await tab.focus();
  await expect(tab).not.toHaveCSS('outline-style', 'none');

  const demo = await openSection(page, 'demo');
  const getDay = (day: string) => getBackground(demo.locator('label').getByText(day));
  expect(await getDay('20')).not.toBe(await getDay('30'));

  const monthly = page.locator('#pricing label').filter({ hasText: 'Monthly' });
  const yearly = page.locator('#pricing label').filter({ hasText: 'Yearly' });
  expect(await getBackground(monthly)).not.toBe(await getBackground(yearly));

  const calculator = await openSection(page, 'savings-calculator');
  const view = calculator.getByRole('switch', { name: 'Yearly view' });
  const knob = () =>
    view.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const off = await knob();
  await view.click();
  expect(await knob()).not.toBe(off);
});
