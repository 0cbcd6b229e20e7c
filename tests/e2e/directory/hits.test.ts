import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { skipWithoutVendors, shownNames } from './directory.ts';

test.use({ locale: 'en-US' });
skipWithoutVendors('Nuki');

const { integrationCategories, integrations } = loadContent();

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });

test('a visitor who finds a vendor reads that no connection is confirmed, and can ask about it', async ({
  page,
}) => {
  test.skip(!integrations.some(({ sample }) => sample), 'no vendor is a sample');
  await page.goto('/integrations');
  await search(page).fill('nuki');
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await expect(page.getByText('No connection is confirmed yet')).toBeInViewport();
  await page.getByRole('link', { name: 'Ask us about Nuki' }).click();
  await expect(page).toHaveURL(/\/contact\?subject=Partnership&integration=Nuki#message$/);
  await expect(page.getByLabel('Message')).toHaveValue('I would like an integration with Nuki.');
  await expect(page.getByLabel('Subject')).toBeInViewport();
});

test('a link to a vendor or a category lands below the bar', async ({ page }) => {
  const { id } = integrationCategories.at(-1) ?? { id: '' };
  for (const hash of ['nuki', id]) {
    await page.goto('about:blank');
    await page.goto(`/integrations#${hash}`);
    const bar = await page.getByRole('search').boundingBox();
    await expect
      .poll(async () => {
        const target = await page.locator(`#${hash}`).boundingBox();
        return Math.round((target?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(-1);
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  }
});
