import type { Locator, Page } from '@playwright/test';
import { content } from '../../src/content/content.ts';
import { fillTemplate } from '../../src/content/fields/template.ts';

/** Words of toasts, and of the buttons of the calculator that raise them. */
export const words = {
  ...content.shell.toasts,
  ...content.pages.home.savingsCalculator.calculator.keep,
};

/** The toast that is shown, if one is. */
export function shownToast(page: Page): Locator {
  return page.getByRole('region', { name: fillTemplate(words.region, { hotkey: 'F8' }) });
}

/** Opens the landing page and has it say that a link was copied. */
export async function raiseToast(page: Page): Promise<Locator> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('button', { name: words.copyLink }).click();
  await shownToast(page).getByText(words.linkCopied).waitFor();
  return shownToast(page);
}
