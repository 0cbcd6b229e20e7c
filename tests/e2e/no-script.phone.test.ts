import { routes, sectionHref } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';
import { reachSection } from './navigation/scroll.ts';

const { site } = content;

test.use({ javaScriptEnabled: false });

test('on a phone without JavaScript, Menu and Company open and lead on', async ({ page }) => {
  await page.goto(routes.home);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: site.sections.pricing })).toBeHidden();
  await page.getByRole('button', { name: site.menu }).tap();
  await header.getByRole('link', { name: site.sections.pricing }).tap();
  await expect(page).toHaveURL(sectionHref('pricing'));
  await reachSection(page, 'pricing');

  await page.goto(routes.about);
  await page.getByRole('button', { name: site.menu }).tap();
  await expect(header.getByRole('link', { name: site.pages.careers })).toBeVisible();
  await page.getByRole('button', { name: site.company }).tap();
  await header.getByRole('link', { name: site.pages.investors }).tap();
  await expect(page).toHaveURL(routes.investors);
});
