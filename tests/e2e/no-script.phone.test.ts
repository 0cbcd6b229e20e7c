import { content, routes, sectionHref } from '../language.ts';
import { expect, test } from './fixtures.ts';
import { reachSection } from './navigation/scroll.ts';
import { firstOfCompany, lastLinked, lastPageOfCompany } from './site.ts';

const { site } = content;

test.use({ javaScriptEnabled: false });

test('on a phone without JavaScript, Menu and Company open and their links work', async ({
  page,
}) => {
  await page.goto(routes.home);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: lastLinked.label })).toBeHidden();
  await page.getByRole('button', { name: site.menu }).tap();
  await header.getByRole('link', { name: lastLinked.label }).tap();
  await expect(page).toHaveURL(sectionHref(lastLinked.id));
  await reachSection(page, lastLinked.id);

  await page.goto(routes.about);
  await page.getByRole('button', { name: site.menu }).tap();
  await expect(header.getByRole('link', { name: firstOfCompany.label })).toBeVisible();
  await page.getByRole('button', { name: site.company }).tap();
  await header.getByRole('link', { name: lastPageOfCompany.label }).tap();
  await expect(page).toHaveURL(lastPageOfCompany.href);
});
