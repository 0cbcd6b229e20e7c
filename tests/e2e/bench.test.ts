import { devices } from '@playwright/test';
import { interactions } from '../../bench/interactions.ts';
import { expect, test } from './fixtures.ts';

test('every control that the bench measures is on its page', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) });
  for (const { route, control, opener } of interactions) {
    await page.goto(route);
    if (opener) await page.locator(opener).first().tap();
    await expect(page.locator(control).first()).toBeVisible();
  }
  await page.close();
});
