import { pageWords } from '../../../src/content/page-words.ts';
import { content, routes } from '../../language.ts';
import { formatDate } from '../../../src/shared/format-date.ts';
import { expect, test } from '../fixtures.ts';
import { contactPrivacy } from './contact-privacy.ts';
import { headingsInText, headingsOf } from './legal-headings.ts';

const { legal, terms } = content;
const inWords = (date: string) => ({ date, words: formatDate(date, content.language.locale) });
const agreed = inWords(terms.legalUpdated);
const assessed = inWords(terms.accessibilityAssessed);
/** The pages with the fewest and the most words that they may have. */
const readings = [
  [routes.privacyPolicy, legal.privacyPolicy, agreed, { least: 900, most: Infinity }],
  [routes.termsOfService, legal.termsOfService, agreed, { least: 900, most: Infinity }],
  [routes.cookies, legal.cookies, agreed, { least: 300, most: 699 }],
  [
    routes.accessibility,
    pageWords('accessibility', content),
    assessed,
    { least: 700, most: Infinity },
  ],
] as const;

for (const [route, reading, updated, { least, most }] of readings) {
  const headings = headingsOf(reading);
  test(`${route} is a full text with its date and a working table of contents`, async ({
    page,
  }) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.locator('time')).toHaveText(updated.words);
    await expect(main.locator('time')).toHaveAttribute('datetime', updated.date);
    await expect(main.getByText(content.site.legalDraft)).toHaveCount(reading.sample ? 1 : 0);
    const words = (await main.getByRole('article').innerText()).split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(least);
    expect(words.length).toBeLessThanOrEqual(most);
    expect(words.filter((word) => /[{}]|<!--/.test(word))).toEqual([]);

    const links = main.getByRole('navigation').getByRole('link');
    await expect(links).toHaveText(headings);
    const targets = page.locator(headingsInText);
    await expect(targets).toHaveCount(headings.length);
    await links.last().click();
    await expect(targets.last()).toBeInViewport();

    const [first] = reading.headings;
    await expect(targets.first().getByRole('link')).toHaveAttribute('href', `#${first?.id}`);
  });
}

test('the terms name the governing law and the trial', async ({ page }) => {
  await page.goto(routes.termsOfService);
  const article = page.getByRole('article');
  await expect(article).toContainText(terms.governingLaw);
  await expect(article).toContainText(new RegExp(`\\b${terms.trialDays}\\b`));
});

test('without an endpoint, the privacy policy says that messages stay, and not where they go', async ({
  page,
}) => {
  test.skip(!contactPrivacy, 'the text does not depend on the endpoint');
  await page.goto(routes.privacyPolicy);
  const article = page.getByRole('article');
  await expect(article).toContainText(contactPrivacy?.withoutEndpoint ?? '');
  await expect(article).not.toContainText(contactPrivacy?.withEndpoint ?? '');
});

test('on paper a legal text stands alone', async ({ page }) => {
  await page.goto(routes.privacyPolicy);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('navigation')).toBeHidden();
});

test('the cookie policy is true: no cookie is set, and what is kept stands in its table', async ({
  page,
  context,
}) => {
  for (const route of Object.values(routes)) await page.goto(route);
  const kept = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await context.cookies()).toEqual([]);
  expect(await kept()).toEqual([]);
  await page.getByRole('switch').click();
  expect(await kept()).toEqual(['theme']);
  await page.goto(routes.home);
  // A page without prices has nothing to choose.
  for (const yearly of await page.locator('[name="billing"][value="yearly"]').all()) {
    await yearly.check();
    await expect.poll(kept).toEqual(['theme', 'trial']);
  }
  await page.goto(routes.cookies);
  for (const name of await kept()) {
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  }
});
