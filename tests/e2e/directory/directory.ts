import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';

const { integrationCategories, integrations } = loadContent();

/** The categories on the page: the ones with a vendor. */
export const categories = integrationCategories.filter(({ id }) =>
  integrations.some(({ category }) => category === id),
);

/** The vendor that the tests search for: the last one, whichever that is. */
export const [vendor = { id: '', name: '', category: '', description: '' }] =
  integrations.slice(-1);

/** The name of its category. */
export const vendorCategory = categories.find(({ id }) => id === vendor.category)?.name ?? '';

/** The query of an address as the page writes it: `?q=two+words`. */
export const toQuery = (parameters: Record<string, string>) =>
  `?${new URLSearchParams(parameters)}`;

/** The search field. */
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });

/** The names on the visible cards. */
export function shownNames(page: Page): Locator {
  return page.getByRole('main').locator('section li:visible h3');
}
