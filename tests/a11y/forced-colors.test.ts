import type { Locator } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { openSection } from '../e2e/landing/open-section.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

const groundOf = (element: Locator) =>
  element.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);

test('in forced colors, what is chosen and what has the focus can be told apart', async ({
  page,
}) => {
  for (const id of ['demo', 'showcase'] as const) {
    const section = await openSection(page, id);
    const chosen = section.getByRole('tab', { selected: true });
    const other = section.getByRole('tab', { selected: false }).first();
    expect(await groundOf(chosen)).not.toBe(await groundOf(other));
    await chosen.focus();
    await expect(chosen).not.toHaveCSS('outline-style', 'none');
  }
  const monthly = page.locator('#pricing label').filter({ hasText: 'Monthly' });
  const yearly = page.locator('#pricing label').filter({ hasText: 'Yearly' });
  expect(await groundOf(monthly)).not.toBe(await groundOf(yearly));

  const calculator = await openSection(page, 'savings-calculator');
  const view = calculator.getByRole('switch', { name: 'Yearly view' });
  const knob = () =>
    view.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  const off = await knob();
  await view.click();
  expect(await knob()).not.toBe(off);
});
