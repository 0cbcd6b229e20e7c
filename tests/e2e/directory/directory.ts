import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { test } from '../fixtures.ts';

const content = loadContent();

/** Skips the tests of a file if an editor has removed one of these vendors. */
export function skipWithoutVendors(...names: string[]): void {
  const missing = names.filter((name) => !content.integrations.some((each) => each.name === name));
  test.skip(missing.length > 0, `facts/integrations.yaml lacks ${missing.join(', ')}`);
}

/** The names on the visible cards. */
export function shownNames(page: Page): Locator {
  return page.getByRole('main').locator('section li:visible h3');
}
