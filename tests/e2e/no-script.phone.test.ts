import { routes, sectionHref } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';
import { reachSection } from './navigation/scroll.ts';

const { shell } = content;

test.use({ javaScriptEnabled: false });

test('on a phone without JavaScript, Menu and Company open and lead on', async ({ page }) => {
  await page.goto(routes.home);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: shell.sections.pricing })).toBeHidden();
  await page.getByRole('button', { name: shell.menu }).tap();
  await header.getByRole('link', { name: shell.sections.pricing }).tap();
  await expect(page).toHaveURL(sectionHref('pricing'));
  await reachSection(page, 'pricing');

  await page.goto(routes.about);
  await page.getByRole('button', { name: shell.menu }).tap();
  await expect(header.getByRole('link', { name: shell.pages.careers })).toBeVisible();
  await page.getByRole('button', { name: shell.company }).tap();
  await header.getByRole('link', { name: shell.pages.investors }).tap();
  await expect(page).toHaveURL(routes.investors);
});
