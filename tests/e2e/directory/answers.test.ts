import type { Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { categories, toQuery, shownNames } from './directory.ts';

test.use({ locale: 'en-US' });

const content = loadContent();
const all = content.integrations.length;
const copy = content.pages.integrations.search;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });
/** The radio button of a category, with or without its count. */
const category = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${RegExp.escape(name)}( \\d+)?$`) });
const spoken = (page: Page) => page.getByRole('main').locator('p[aria-live="polite"]');

test('a host who searches for a booking site learns how booking sites connect', async ({
  page,
}) => {
  await page.goto('/integrations');
  await search(page).fill(`${content.bookingSites[0]?.name}`);
  const answer = page.getByRole('heading', { name: copy.bookingSites.heading });
  await expect(answer).toBeInViewport();
  await expect(spoken(page)).toContainText(copy.bookingSites.heading);
  await expect(page.getByText('Nothing found')).toBeHidden();
  await expect(page.getByRole('link', { name: copy.bookingSites.explain })).toHaveAttribute(
    'href',
    `/#${copy.bookingSites.question}`,
  );
  const own = categories.find(({ id }) => id === copy.bookingSites.category);
  const button = page.getByRole('button', { name: copy.bookingSites.showCategory });
  await expect(button).toHaveCount(own ? 1 : 0);
  if (!own) return;
  await button.press('Enter');
  await expect(answer).toBeHidden();
  await expect(category(page, own.name)).toBeChecked();
  await expect(page.locator(':focus')).toContainText(`of ${all} systems`);
});

test('a search without results offers a request and a way back', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).fill('🏝️');
  await expect(page.getByRole('heading', { name: 'Nothing found for “🏝️”' })).toBeVisible();
  await expect(shownNames(page)).toHaveCount(0);
  await search(page).fill('zzz & <b>Co</b>');
  await expect(spoken(page)).toHaveText('Nothing found for “zzz & <b>Co</b>”');
  await expect(page.getByRole('link', { name: 'Ask for zzz & <b>Co</b>' })).toHaveAttribute(
    'href',
    `/contact${toQuery({ subject: content.pages.contact.form.subject.integration, integration: 'zzz & <b>Co</b>' })}#message`,
  );
  await page.getByRole('button', { name: 'Clear' }).last().click();
  await expect(shownNames(page)).toHaveCount(all);
});

test('a search without results in a category offers all categories', async ({ page }) => {
  const [first, other] = categories;
  test.skip(!first || !other, 'the directory has one category');
  if (!first || !other) return;
  await page.goto(`/integrations${toQuery({ q: first.name, category: other.id })}`);
  await expect(
    page.getByRole('heading', { name: `Nothing found for “${first.name}”` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Search all categories' }).click();
  await expect(page.locator(`section#${first.id}`)).toBeVisible();
});
