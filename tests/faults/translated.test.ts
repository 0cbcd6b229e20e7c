import { routes } from '../language.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { hydrationErrors, translate } from './faults.ts';
import { needSections } from '../e2e/sections.ts';

needSections('showcase', 'savings-calculator');

test.use({ expectedErrors: hydrationErrors });

test('a page that the browser translates keeps working', async ({ page }) => {
  await page.goto(routes.home);
  await translate(page);
  const lastTab = page.locator('#showcase').getByRole('tab').last();
  await lastTab.scrollIntoViewIfNeeded();
  await expect(async () => {
    await lastTab.click();
    await expect(lastTab).toHaveAttribute('aria-selected', 'true', { timeout: 500 });
  }).toPass();

  const calculator = page.locator('#savings-calculator');
  await calculator.getByRole('slider').first().scrollIntoViewIfNeeded();
  const cost = calculator.locator('output[name="otaCost"]');
  const before = await cost.innerText();
  await calculator.getByRole('slider').first().press('End');
  await expect(cost).not.toHaveText(before);
  await expect(cost).toHaveText(/^‹\$[\d,]+›$/);
});
