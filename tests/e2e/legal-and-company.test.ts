import { expect, test } from './fixtures.ts';
import { inEveryLanguage, legalPages, translations } from './pages.ts';

test('every legal page shows its date, a table of contents that leads to each heading, and every value', async ({
  page,
}) => {
  for (const path of inEveryLanguage(legalPages)) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    const headings = await main
      .locator('article h2')
      .evaluateAll((all) => all.map(({ id, textContent }) => [`#${id}`, textContent]));
    const links = await main
      .locator('nav a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
    expect(headings.length).toBeGreaterThan(0);
    expect(links, path).toEqual(headings);
    await expect(main).not.toContainText(/[{}]|<!--/);
  }
});

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
