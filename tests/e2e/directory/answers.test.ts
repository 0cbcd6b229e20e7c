import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { skipWithoutVendors, shownNames } from './directory.ts';

test.use({ locale: 'en-US' });
skipWithoutVendors('Stripe');

const all = loadContent().integrations.length;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
const category = (page: Page, name: string) => page.getByRole('radio', { name });
const spoken = (page: Page) => page.getByRole('main').locator('p[aria-live="polite"]');

test('a host who searches for “Airbnb” learns how booking sites connect', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).fill('aribnb');
  const answer = page.getByRole('heading', { name: 'Connect booking sites by iCal' });
  await expect(answer).toBeInViewport();
  await expect(spoken(page)).toContainText('Connect booking sites by iCal');
  await expect(page.getByText('Nothing found')).toBeHidden();
  await expect(page.getByRole('link', { name: 'How connecting by iCal works' })).toHaveAttribute(
    'href',
    '/#other-platforms',
  );
  await page.getByRole('button', { name: 'Show channel managers' }).press('Enter');
  await expect(answer).toBeHidden();
  await expect(category(page, 'PMS & Channel Manager')).toBeChecked();
  await expect(page.locator(':focus')).toContainText(/\d+ of \d+ systems/);
  await search(page).fill('airbnb stripe');
  await category(page, 'All').check();
  await expect(answer).toBeVisible();
  await expect(shownNames(page)).toHaveText(['Stripe']);
});

test('a search without results offers all categories, a request and a way back', async ({
  page,
}) => {
  await page.goto('/integrations?q=stripe&category=smart-home');
  await expect(page.getByRole('heading', { name: 'Nothing found for “stripe”' })).toBeVisible();
  await page.getByRole('button', { name: 'Search all categories (1)' }).click();
  await expect(shownNames(page)).toHaveText(['Stripe']);
  await search(page).fill('🏝️');
  await expect(page.getByRole('heading', { name: 'Nothing found for “🏝️”' })).toBeVisible();
  await expect(shownNames(page)).toHaveCount(0);
  await search(page).fill('zzz & <b>Co</b>');
  await expect(spoken(page)).toHaveText('Nothing found for “zzz & <b>Co</b>”');
  await expect(page.getByRole('link', { name: 'Ask for zzz & <b>Co</b>' })).toHaveAttribute(
    'href',
    '/contact?subject=Partnership&integration=zzz+%26+%3Cb%3ECo%3C%2Fb%3E#message',
  );
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(shownNames(page)).toHaveCount(all);
});
