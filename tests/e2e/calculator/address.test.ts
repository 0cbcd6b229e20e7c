import { expect, test } from '../fixtures.ts';
import { translations } from '../pages.ts';
import { openSection } from '../islands.ts';
import { openWithAgreedRates } from './savings.ts';

test('the address contains the changed inputs, also right before a switch of languages, and keeps everything else', async ({
  page,
}) => {
  const section = await openSection(page, 'savings-calculator', '/?utm_source=mail');
  const occupancy = section.getByRole('slider', { name: 'Occupancy rate' });
  await occupancy.fill('80');
  await section.getByRole('switch', { name: 'Yearly view' }).click();
  await expect(page).toHaveURL('/?utm_source=mail&occupancy=80&view=yearly');
  await page.evaluate(() => (location.hash = '#faq'));
  await occupancy.fill('90');
  await expect(page).toHaveURL('/?utm_source=mail&occupancy=90&view=yearly#faq');
  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=mail&occupancy=90&view=yearly');
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(occupancy).toHaveValue('90');
  for (const { code, name } of translations) {
    await section.getByRole('spinbutton', { name: /per night$/ }).fill('203');
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}.*rate=203`));
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[name=rate]')).toHaveValue('203');
    await page.goBack();
  }
});

test('if the clipboard is blocked, a dialog shows the link for copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const section = await openWithAgreedRates(page, 'occupancy=80');
  const shown = page.waitForEvent('dialog');
  const press = section.getByRole('button', { name: 'Copy link' }).click();
  const dialog = await shown;
  expect(dialog.defaultValue()).toMatch(/occupancy=80.*#savings-calculator$/);
  await dialog.dismiss();
  await press;
});
