import type { Locator, Page } from '@playwright/test';
import { content } from '../../language.ts';

export const { search: searchCopy } = content.pages.integrations;

/** The code of the search, as a pattern of addresses. */
export const searchCode = '**/_astro/directory.island*.js';

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

/** The texts that are marked as what was searched for. */
export function markedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('found') ?? [])].map(
      ({ startContainer, startOffset, endOffset }) =>
        startContainer.textContent?.slice(startOffset, endOffset) ?? '',
    ),
  );
}
