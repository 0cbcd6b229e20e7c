import { expect, test } from './fixtures.ts';
import { inEveryLanguage, legalPages, translations } from './pages.ts';

for (const path of inEveryLanguage(legalPages)) {
  test(`${path} shows its date, and a table of contents that leads to each heading`, async ({
    page,
  }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    const links = main.getByRole('navigation').getByRole('link');
    const headings = await main.locator('article h2').allInnerTexts();
    expect(headings.length).toBeGreaterThan(2);
    await expect(links).toHaveText(headings.map((heading) => heading.trim()));
    await links.last().click();
    await expect(main.locator('article h2').last()).toBeInViewport();
    await expect(main).not.toContainText(/[{}]|<!--/);
  });
}

test('the cookie policy is true: there are no cookies, and everything in storage is in its table', async ({
  page,
  context,
}) => {
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/');
  expect(await stored()).toEqual([]);
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  for (const { name } of translations)
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await page.goto('/cookies');
  const keys = await stored();
  const choices = translations.length > 0 ? ['language', 'theme', 'trial'] : ['theme', 'trial'];
  expect(keys.toSorted()).toEqual(choices);
  for (const path of inEveryLanguage(['/cookies'])) {
    await page.goto(path);
    for (const key of keys)
      await expect(page.getByRole('cell', { name: key, exact: true })).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
});
