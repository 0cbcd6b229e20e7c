import { expect, test } from '../fixtures.ts';
import { formatMoney } from '../pages.ts';
import { openSection } from '../islands.ts';

test(
  'a visitor books a stay, sees the figures and tasks change, and undoes it',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const demo = await openSection(page, 'demo');
    const owner = demo.getByRole('group', { name: 'Your screen' });
    const figures = owner.getByRole('definition');
    const tasks = owner.getByRole('listitem');
    await expect(figures).toHaveText(['60%', formatMoney(2700), '17%']);
    await expect(demo.getByRole('button', { name: 'Undo' })).toHaveCount(0);

    await demo.getByRole('radio', { name: 'Wednesday, November 18' }).click();
    await demo.getByLabel('Nights').selectOption('4');
    await expect(demo.getByText('Sun, Nov 22')).toBeVisible();
    await expect(demo.getByText(formatMoney(704), { exact: true })).toBeVisible();
    const measurePage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const height = await measurePage();
    await demo.getByRole('button', { name: 'Reserve' }).click();
    await expect(
      demo
        .getByRole('status')
        .filter({ hasText: `Your guest booked Nov 18–22 for ${formatMoney(704)}.` }),
    ).toBeInViewport();
    await expect(figures).toHaveText(['73%', formatMoney(3300), '32%']);
    await expect(tasks.filter({ hasText: 'Wed, Nov 18, 2:20 PM' })).toContainText('your guest');
    await expect(tasks.filter({ hasText: 'Sun, Nov 22, 11:00 AM' })).toContainText('Cleaning');
    await expect(demo.getByRole('radio', { name: 'Saturday, November 21, sold' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Booked, Nov 18–22' })).toBeFocused();
    expect(await measurePage()).toBe(height);

    await demo.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(demo.getByText('Nov 18–22 are free again.')).toBeVisible();
    await expect(figures).toHaveText(['60%', formatMoney(2700), '17%']);
    await expect(demo.getByRole('button', { name: 'Reserve' })).toBeFocused();
  },
);

test('by keyboard, arrows select a day; sold nights are refused, and the visitor reads why; nothing moves when others are booked', async ({
  page,
}) => {
  const demo = await openSection(page, 'demo');
  const day = (name: string) => demo.getByRole('radio', { name, exact: true });
  await day('Thursday, November 19').click();
  for (let press = 0; press < 7; press += 1) await page.keyboard.press('ArrowRight');
  await expect(day('Thursday, November 26, sold')).toBeFocused();
  await demo.getByRole('button', { name: 'Reserve' }).click();
  const message = demo.getByRole('status').getByText('already sold');
  await expect(message).toContainText('Nov 26–28: one of these nights is already sold');
  await expect(demo.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // A screen reader says a message again if its text is new in the page.
  await message.evaluate((text) => text.setAttribute('data-said', ''));
  await demo.getByRole('button', { name: 'Reserve' }).click();
  await expect(message).not.toHaveAttribute('data-said');

  await day('Thursday, November 26, sold').focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(day('Wednesday, November 18')).toBeFocused();
  await expect(day('Wednesday, November 18')).toBeChecked();
  // Only one day is in the tab order.
  await page.keyboard.press('Tab');
  await expect(demo.getByLabel('Nights')).toBeFocused();
  await page.keyboard.press('Tab');
  const places = () =>
    demo
      .locator(':is(dl, h2, ul):visible')
      .evaluateAll((parts) => [
        document.documentElement.scrollHeight,
        ...parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
      ]);
  const before = await places();
  await page.keyboard.press('Enter');
  await expect(
    demo.getByRole('status').filter({ hasText: 'Your guest booked Nov 18–20' }),
  ).toBeVisible();
  expect(await places()).toEqual(before);
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect(demo.getByRole('button', { name: 'Reserve' })).toBeVisible();
  expect(await places()).toEqual(before);
});
