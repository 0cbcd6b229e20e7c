import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { siteOrigin } from '../pages.ts';
import { toQuery, shownNames, vendor } from './directory.ts';

test.use({ locale: 'en-US' });

const content = loadContent();
const all = content.integrations.length;
const { pages } = content;
const copy = pages.integrations.search;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
test('a host who searches for a booking site learns how booking sites connect', async ({
  page,
}) => {
  await page.goto('/integrations');
  const answer = page.getByRole('heading', { name: pages.integrations.connected.heading });
  await search(page).fill(`${vendor.name}`);
  await expect(answer).toBeHidden();
  await search(page).fill(`${content.bookingSites[0]?.name}`);
  await expect(answer).toBeInViewport();
  await expect(page.getByText('Nothing found')).toBeHidden();
  await expect(page.getByRole('link', { name: copy.bookingSites.explain })).toHaveAttribute(
    'href',
    `/#${copy.bookingSites.question}`,
  );
});

test('a search without results offers a request and a way back', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).fill('🏝️');
  await expect(page.getByRole('heading', { name: 'Nothing found for “🏝️”' })).toBeVisible();
  await expect(shownNames(page)).toHaveCount(0);
  await search(page).fill('zzz & <b>Co</b>');
  await expect(page.getByRole('status')).toHaveText(`0 of ${all} systems`);
  await expect(
    page.getByRole('heading', { name: 'Nothing found for “zzz & <b>Co</b>”' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for zzz & <b>Co</b>' })).toHaveAttribute(
    'href',
    `${siteOrigin}/contact${toQuery({ subject: content.pages.contact.form.subject.integration, integration: 'zzz & <b>Co</b>' })}#message`,
  );
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(shownNames(page)).toHaveCount(all);
  await expect(page.getByRole('status')).toBeFocused();
});
