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

    await demo.getByRole('button', { name: '18 November', exact: true }).click();
    await demo.getByRole('slider', { name: 'Length of stay' }).fill('4');
    await expect(demo.getByText('4 nights × $150')).toHaveText('4 nights × $150 $600');
    await expect(demo.getByText('Total')).toHaveText('Total $704');
    await demo.getByRole('button', { name: 'Reserve' }).click();
    await expect(demo.getByText(/18–22 Nov.*by you.*\$704/)).toBeVisible();
    await expect(owner.getByRole('definition')).toHaveText(['73%', '$3,300', '32%']);
    await expect(owner.getByRole('listitem')).toHaveText([/18 Nov, 14:20.*you/, /22 Nov, 11:00/]);
    await expect(demo.getByRole('button', { name: '21 November, sold' })).toBeVisible();

    await demo.getByRole('button', { name: 'Undo' }).click();
    await expect(demo.getByText('18–22 Nov is free again on every calendar.')).toBeVisible();
    await expect(owner.getByRole('definition')).toHaveText(['60%', '$2,700', '17%']);
  },
);

test('the demo works by keyboard: arrows choose a day, and one day is in the tab order', async ({
  page,
}) => {
  const demo = await openSection(page, 'demo');
  const day = (name: string) => demo.getByRole('button', { name, exact: true });
  await day('19 November').click();
  await page.keyboard.press('ArrowDown');
  await expect(day('26 November, sold')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(day('18 November')).toBeFocused();
  await expect(day('18 November')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('slider', { name: 'Length of stay' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(demo.getByText('18–20 Nov booked by you')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo is the picture after one booking, with its sums', async ({ page }) => {
    await page.goto('/');
    const demo = page.locator('#demo');
    await expect(demo.getByText(/9–12 Nov.*Ayu & Ben Carter.*\$539/)).toBeVisible();
    await expect(demo.getByText('Total')).toHaveText('Total $374');
    await expect(demo.getByRole('definition')).toHaveText(['60%', '$2,700', '17%']);
    await expect(demo.getByRole('button', { name: 'Reserve' })).toBeHidden();
  });
});
