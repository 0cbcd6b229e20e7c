import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { category, searchCopy, searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { bookingSite, namesOf, other, vendor } from './vendors.ts';
import { needSections } from '../sections.ts';

needSections('faq');

const { bookingSites, nothing } = searchCopy;
const names = content.bookingSites.map(({ name }) => name);
const question = content.faq.find(({ id }) => id === bookingSites.question)?.question ?? '';
const managers = content.integrationCategories.find(({ id }) => id === bookingSites.category);

const answer = (page: Page) =>
  page.getByRole('main').getByRole('heading', { name: bookingSites.heading });
const nothingFound = (page: Page, query: string) =>
  page.getByRole('heading', { name: fillTemplate(nothing.heading, { query }) });

test('a search for a booking site is answered, and read out, with the way to connect it', async ({
  page,
}) => {
  await page.goto(routes.integrations);
  for (const name of [...names, ...bookingSites.alsoCalled.split(', ')]) {
    await searchField(page).fill(name);
    await expect(answer(page), name).toBeInViewport();
    await expect(nothingFound(page, name)).toBeHidden();
    await searchField(page).fill('');
    await expect(answer(page)).toBeHidden();
  }
  await searchField(page).fill(bookingSite);
  await expect(page.getByRole('main').locator('p[aria-live="polite"]')).toHaveText(
    bookingSites.heading,
  );
});

test('a search that finds vendors as well shows them below the answer', async ({ page }) => {
  await page.goto(`${routes.integrations}?q=${bookingSite}+${vendor.query}`);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(answer(page)).toBeInViewport();
  await expect(shownNames(page)).toBeInViewport();
});

test('the answer leads to the question that explains it', async ({ page }) => {
  await page.goto(`${routes.integrations}?q=${bookingSite}`);
  await page.getByRole('link', { name: bookingSites.explain }).click();
  await expect(page).toHaveURL(`${routes.home}#${bookingSites.question}`);
  const details = page.locator('#faq details').filter({ hasText: question });
  await expect(details).toHaveAttribute('open', '');
  await expect(details).toBeInViewport();
});

test('the answer offers the systems that connect booking sites in another way', async ({
  page,
}) => {
  await page.goto(`${routes.integrations}?q=${bookingSite}`);
  await page.getByRole('button', { name: bookingSites.showCategory }).click();
  await expect(category(page, managers?.name ?? '')).toBeChecked();
  await expect(searchField(page)).toHaveValue('');
  await expect(shownNames(page)).toHaveText(namesOf(bookingSites.category));
  await expect(page).toHaveURL(`${routes.integrations}?category=${bookingSites.category}`);
});

test('the focus goes to the results where a button vanishes with its answer', async ({ page }) => {
  const status = page.getByRole('main').locator(':focus');
  await page.goto(`${routes.integrations}?q=${bookingSite}`);
  await page.getByRole('button', { name: bookingSites.showCategory }).press('Enter');
  await expect(answer(page)).toBeHidden();
  await expect(status).toContainText(searchCopy.shortcut);
  await expect(status).toBeInViewport();

  const elsewhere = content.integrationCategories.find(({ id }) => id !== vendor.categoryId)?.id;
  await page.goto(`${routes.integrations}?q=${vendor.query}&category=${elsewhere}`);
  await page.getByRole('button', { name: nothing.elsewhere }).press('Enter');
  await expect(nothingFound(page, vendor.query)).toBeHidden();
  await expect(status).toContainText(searchCopy.shortcut);
});

test('a search for another system is not answered with booking sites', async ({ page }) => {
  await page.goto(`${routes.integrations}?q=${other.query}`);
  await expect(shownNames(page)).toHaveText([other.name]);
  await expect(answer(page)).toBeHidden();
});
