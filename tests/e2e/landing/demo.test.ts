import { expect, test } from '../fixtures.ts';
import { openSection } from './open-section.ts';

test(
  'a booking raises the month, writes the tasks and is taken back by Undo',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const demo = await openSection(page, 'demo');
    const owner = demo.getByRole('region', { name: 'Your screen' });
    await expect(owner.getByRole('definition')).toHaveText(['60%', '$2,700', '17%']);
    await expect(owner.getByRole('listitem')).toHaveText([/9 Nov, 14:20.*Carter/, /12 Nov, 11:00/]);

    await demo.getByRole('button', { name: 'Wednesday, November 18' }).click();
    await demo.getByRole('slider', { name: 'Length of stay' }).fill('4');
    await expect(demo.getByText('4 nights × $150')).toHaveText('4 nights × $150 $600');
    await expect(demo.getByText('Total')).toHaveText('Total $704');
    await demo.getByRole('button', { name: 'Reserve' }).click();
    await expect(demo.getByText(/by you: 18–22 Nov for \$704/)).toBeVisible();
    await expect(owner.getByRole('definition')).toHaveText(['73%', '$3,300', '32%']);
    await expect(owner.getByRole('listitem')).toHaveText([/18 Nov, 14:20.*you/, /22 Nov, 11:00/]);
    await expect(demo.getByRole('button', { name: 'Saturday, November 21, sold' })).toBeVisible();

    await demo.getByRole('button', { name: 'Undo' }).click();
    await expect(demo.getByText('18–22 Nov is free again.')).toBeVisible();
    await expect(owner.getByRole('definition')).toHaveText(['60%', '$2,700', '17%']);
  },
);

test('the demo works by keyboard: arrows choose a day, and one day is in the tab order', async ({
  page,
}) => {
  const demo = await openSection(page, 'demo');
  const day = (name: string) => demo.getByRole('button', { name, exact: true });
  await day('Thursday, November 19').click();
  await page.keyboard.press('ArrowDown');
  await expect(day('Thursday, November 26, sold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(day('Wednesday, November 18')).toBeFocused();
  await expect(day('Wednesday, November 18')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('slider', { name: 'Length of stay' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Booked by you: 18–20 Nov')).toBeVisible();
});

test('a stay that ends after the month names both months, and the turnover is in the next', async ({
  page,
}) => {
  const demo = await openSection(page, 'demo');
  await demo.getByRole('button', { name: 'Monday, November 30' }).click();
  const nights = demo.getByRole('slider', { name: 'Length of stay' });
  await nights.fill('3');
  await expect(nights).toHaveAttribute('aria-valuetext', '3 nights');
  await nights.fill('1');
  await demo.getByRole('button', { name: 'Reserve' }).click();
  await expect(demo.getByText('Booked by you: 30 Nov – 1 Dec')).toBeVisible();
  await expect(demo.getByRole('listitem')).toHaveText([/30 Nov, 14:20/, /1 Dec, 11:00/]);
});

test('a screen reader hears the weekday of a day, and which nights the stay has', async ({
  page,
}) => {
  const demo = await openSection(page, 'demo');
  const arrival = demo.getByRole('button', { name: 'Wednesday, November 18' });
  await arrival.click();
  await demo.getByRole('slider', { name: 'Length of stay' }).fill('3');
  await expect(arrival).toHaveAccessibleDescription('Your stay: 18–21 Nov');
  await expect(demo.getByRole('button', { pressed: true })).toHaveText(['18', '19', '20']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo is the picture after one booking, with its sums', async ({ page }) => {
    await page.goto('/');
    const demo = page.locator('#demo');
    await expect(demo.getByText('Last booking: Ayu & Ben Carter, 9–12 Nov, $539.')).toBeVisible();
    await expect(demo.getByText('Total')).toHaveText('Total $374');
    await expect(demo.getByRole('definition')).toHaveText(['60%', '$2,700', '17%']);
    await expect(demo.getByRole('button', { name: 'Reserve' })).toBeHidden();
  });
});
