import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { translations } from './pages.ts';

const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

for (const { code, name } of translations) {
  test(`a visitor who has typed a message and then switches to ${name} keeps it, once`, async ({
    page,
  }) => {
    await page.goto('/contact?utm_source=mail');
    await page.getByLabel('Name').fill('Ayu Carter');
    await page.getByLabel('Email').fill('ayu.carter@guest.example');
    await page.locator('[name=subject]').selectOption({ index: 2 });
    await page.getByLabel('Message').fill('Two villas,\nfrom May.');
    await inHeader(page, name).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const subject = page.locator('[name=subject]');
    await expect(page.locator('[name=name]')).toHaveValue('Ayu Carter');
    await expect(page.locator('[name=email]')).toHaveValue('ayu.carter@guest.example');
    expect(await subject.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(2);
    await expect(page.locator('[name=message]')).toHaveValue('Two villas,\nfrom May.');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.goto('/contact');
    await expect(page.getByLabel('Name')).toHaveValue('');

    await page.goto('/#get-started');
    await page.getByLabel('Email address').fill('ayu.carter@guest.example');
    await inHeader(page, name).click();
    await expect(page.locator('#get-started [type=email]')).toHaveValue('ayu.carter@guest.example');
  });

  test(`a password is not kept when a visitor switches to ${name}`, async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('ayu.carter@guest.example');
    await page.getByLabel('Password').fill('correct horse');
    await inHeader(page, name).click();
    await expect(page.locator('[name=email]')).toHaveValue('ayu.carter@guest.example');
    await expect(page.locator('[name=password]')).toHaveValue('');
  });
}
