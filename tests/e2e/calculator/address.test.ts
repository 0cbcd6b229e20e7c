import { expect, test } from '../fixtures.ts';
import { translations } from '../pages.ts';
import { openCalculator, openWithAgreedRates, waitForHydration } from './savings.ts';

test('the address contains the changed inputs and keeps everything else', async ({ page }) => {
  const section = await openCalculator(page, '?utm_source=a%20b');
  await waitForHydration(section);
  const occupancy = section.getByRole('slider', { name: 'Occupancy rate' });
  await occupancy.fill('80');
  await section.getByRole('switch', { name: 'Yearly view' }).click();
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=80&view=yearly');
  await page.evaluate(() => (location.hash = '#faq'));
  await occupancy.fill('90');
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=90&view=yearly#faq');
  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=90&view=yearly');
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(occupancy).toHaveValue('90');
});

// Safari throws an error if the address changes more than 100 times in 30 seconds.
test('dragging a slider changes the address once, at the end', async ({ page }) => {
  const section = await openWithAgreedRates(page);
  const rate = section.getByRole('slider', { name: 'Nightly rate' });
  const box = await rate.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 250, (box?.y ?? 0) + 10, { steps: 40 });
  expect(page.url()).not.toContain('rate=');
  await page.mouse.up();
  await expect(page).toHaveURL(/rate=\d+/);
});

for (const { code, name } of translations)
  test(`a visitor who switches to ${name} right after a change keeps it`, async ({ page }) => {
    const section = await openWithAgreedRates(page);
    await section.getByRole('spinbutton', { name: /per night$/ }).fill('203');
    const link = page.getByRole('banner').getByRole('link', { name });
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${code}.*rate=203`));
    const translated = page.locator('#savings-calculator');
    await translated.scrollIntoViewIfNeeded();
    await expect(translated.locator('[name=rate]')).toHaveValue('203');
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
