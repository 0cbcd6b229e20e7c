import { expect, test } from '../fixtures.ts';
import { openWithAgreedRates, openCalculator, waitForHydration } from './savings.ts';

test('the address contains the changed inputs and keeps everything else', async ({ page }) => {
  const section = await openCalculator(page, '?utm_source=a%20b');
  await section.getByLabel('Occupancy rate').fill('80');
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=80');
  await section.getByRole('switch', { name: 'Yearly view' }).click();
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=80&view=yearly');
  await page.evaluate(() => (location.hash = '#faq'));
  await section.getByLabel('Occupancy rate').fill('90');
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=90&view=yearly#faq');
  await page.goBack();
  await expect(page).toHaveURL('/?utm_source=a%20b&occupancy=90&view=yearly');
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByLabel('Occupancy rate')).toHaveValue('90');
  await section.getByLabel('Occupancy rate').fill('70');
  await section.getByRole('switch', { name: 'Yearly view' }).click();
  await expect(page).toHaveURL('/?utm_source=a%20b');
});

// Safari throws an error if the address changes more than 100 times in 30 seconds.
test('dragging a slider for ten seconds changes the address once, when the drag pauses', async ({
  page,
}) => {
  await page.clock.install();
  const section = await openWithAgreedRates(page);
  await page.evaluate(() => {
    const written: unknown[] = [];
    Object.assign(globalThis, { written });
    history.replaceState = (...change) => written.push(change[2]);
  });
  const written = () =>
    page.evaluate(() => (globalThis as unknown as { written: string[] }).written);
  const rate = section.getByRole('slider', { name: 'Nightly rate' });
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let step = 0; step < 40; step += 1) {
    await rate.fill(step % 2 ? '200' : '300');
    await page.clock.runFor(250);
  }
  expect(await written()).toEqual([]);
  await page.clock.runFor(1000);
  expect(await written()).toEqual([expect.stringContaining('rate=200')]);
});

test('if the clipboard is blocked, the link is shown and selected for copying', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const section = await openCalculator(page, '?occupancy=80');
  await waitForHydration(section);
  await section.getByRole('button', { name: 'Copy link' }).click();
  const link = section.locator('input[readonly]');
  await expect(link).toHaveValue(/\?occupancy=80#savings-calculator$/);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('?occupancy=80');
  // After a change, the link would be out of date.
  await section.getByLabel('Occupancy rate').fill('90');
  await expect(link).toHaveCount(0);
});
