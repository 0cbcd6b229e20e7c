import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { subject } from '../contact/contact-form.ts';
import { inEveryLanguage, formatMoney } from '../pages.ts';
import { figure, firstSite, openWithAgreedRates } from './savings.ts';

const field = (section: Locator) => section.getByRole('textbox', { name: /per night$/ });
const slider = (section: Locator) => section.getByRole('slider', { name: 'Nightly rate' });

test(
  'a typed number is used once it is in range; beyond the range, the nearest limit is used',
  { tag: '@phone' },
  async ({ page }) => {
    const section = await openWithAgreedRates(page);
    const rate = field(section);
    await expect(rate).toHaveAttribute('inputmode', 'decimal');
    await rate.fill('');
    for (const [key, cost] of [
      ['2', formatMoney(473)],
      ['0', formatMoney(473)],
      // 15% of 21 nights at $203.
      ['3', formatMoney(639)],
      // 15% of 21 nights at $500.
      ['0', formatMoney(1575)],
    ] as const) {
      await rate.press(key);
      await expect(figure(section, 'otaCost')).toHaveText(cost);
      await expect(rate).toHaveAttribute('aria-invalid', 'false');
    }
    await rate.press('Tab');
    await expect(rate).toHaveValue('2030');
    await expect(rate).toHaveAttribute('aria-invalid', 'true');
    await expect(rate).toHaveAccessibleDescription(new RegExp(RegExp.escape(formatMoney(500))));
    await expect(section.getByRole('alert').getByRole('link')).toHaveAttribute(
      'href',
      `/contact?${new URLSearchParams({ subject: subject.sales })}`,
    );

    await rate.fill(formatMoney(203));
    await rate.press('Enter');
    await expect(rate).toHaveValue('203');
    await expect(rate).toHaveAttribute('aria-invalid', 'false');
    await expect(section.getByRole('alert')).toHaveCount(0);
    await expect(figure(section, 'otaCost')).toHaveText(formatMoney(639));
    await expect(slider(section)).toHaveValue('205');
    await expect(page).toHaveURL(/rate=203/);
  },
);

test('a number typed right before copying is in the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const section = await openWithAgreedRates(page);
  await field(section).fill('203');
  await section.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Link copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('?rate=203');
});

test('a visitor may type a percentage with a comma or a point, in every language', async ({
  page,
}) => {
  for (const path of inEveryLanguage(['/'])) {
    await page.goto(`${path}?rate=150#savings-calculator`);
    const section = page.locator('#savings-calculator');
    await section.locator('summary').click();
    for (const typed of ['15,5', '16', '15.5']) {
      await section.locator('[name=commissionPercentTyped]').fill(typed);
      await expect(figure(section, 'otaCost')).toHaveText(typed === '16' ? /504/ : /488/);
    }
    await expect(page).toHaveURL(new RegExp(`${firstSite.id}=15\\.5`));
  }
});
