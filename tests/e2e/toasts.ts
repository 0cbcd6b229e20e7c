import type { Locator, Page } from '@playwright/test';
import { content, routes } from '../language.ts';

/** Texts of toasts, and of the calculator's buttons that show them. */
export const words = {
  ...content.site.toasts,
  ...content.pages.home.savingsCalculator.calculator.share,
};

/** The visible toast. */
export function shownToast(page: Page): Locator {
  return page.getByRole('region', { name: words.region });
}

/** Opens the landing page and copies a link, which shows a toast. */
export async function raiseToast(page: Page): Promise<Locator> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(routes.home);
  await page.getByRole('button', { name: words.copyLink }).click();
  await shownToast(page).getByText(words.linkCopied).waitFor();
  return shownToast(page);
}
