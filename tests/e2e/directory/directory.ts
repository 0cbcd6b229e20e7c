import type { Locator, Page } from '@playwright/test';
import { content } from '../../../src/content/content.ts';
import { test } from '../fixtures.ts';

export const { search: searchCopy } = content.pages.integrations;

/** The code of the search, as a pattern of addresses. */
export const searchCode = '**/_astro/directory.island*.js';

/** Skips the tests of a file if an editor has removed one of these vendors. */
export function needVendors(...names: string[]): void {
  const missing = names.filter((name) => !content.integrations.some((each) => each.name === name));
  test.skip(missing.length > 0, `facts/integrations.yaml lacks ${missing.join(', ')}`);
}

/** The field that searches the directory. */
export function searchField(page: Page): Locator {
  return page.getByRole('searchbox', { name: searchCopy.label });
}

/** The names on the cards that are shown. */
export function shownNames(page: Page): Locator {
  return page.getByRole('main').locator('section li:visible h3');
}

/** A choice of category, by its name or a part of it. */
export function category(page: Page, name: string): Locator {
  return page.getByRole('radiogroup', { name: searchCopy.category }).getByRole('radio', { name });
}

/** All vendors in the order of the page: category by category, as they are listed. */
export const inPageOrder = content.integrationCategories.flatMap(({ id }) => vendorsIn(id));

/** The vendors of a category, in their order. */
export function vendorsIn(categoryId: string) {
  return content.integrations.filter(({ category: id }) => id === categoryId);
}
