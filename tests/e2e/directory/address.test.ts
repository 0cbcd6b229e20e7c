import { loadContent } from '../../../src/content/content.ts';
import { expect, test } from '../fixtures.ts';
import { jumpTo, readScrollPosition, waitTwoFrames } from '../navigation/scroll.ts';
import { categories, search, shownNames, toQuery, vendor } from './directory.ts';

const { integrations } = loadContent();

/** The first vendor of another category, and a category of neither. */
const linked = integrations.find(({ category }) => category !== vendor.category) ?? vendor;
const unrelated = categories.find(({ id }) => ![vendor.category, linked.category].includes(id));

const [first, second] = categories;

for (const query of [toQuery({ category: `${first?.id}` }), toQuery({ q: `${first?.name}` })])
  test(`a reload and Back keep the place in ${query}`, async ({ page }) => {
    // A page with this header is not kept by the browser, so Back loads it again.
    await page.route('**/integrations*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'cache-control': 'no-store' },
      });
    });
    await page.goto(`/integrations${query}`);
    await expect(shownNames(page).first()).toBeInViewport();
    await jumpTo(page, 1500);
    // Less, if the list of a company is short.
    const place = await readScrollPosition(page);
    expect(place).toBeGreaterThan(100);
    await page.reload();
    await expect(page.locator(`section#${second?.id} li`).first()).toBeHidden();
    await waitTwoFrames(page);
    expect(await readScrollPosition(page)).toBe(place);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'About' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page.locator(`section#${second?.id} li`).first()).toBeHidden();
    await waitTwoFrames(page);
    expect(await readScrollPosition(page)).toBe(place);
  });

test('stepping through the categories with arrow keys is one choice for Back', async ({ page }) => {
  await page.goto('/integrations');
  await search(page).focus();
  await page.keyboard.press('Tab');
  const entries = await page.evaluate(() => history.length);
  for (const { id } of categories.slice(0, 3)) {
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(`/integrations?category=${id}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/integrations');
  const focused = page.locator('search :focus');
  await expect(focused).toHaveJSProperty('value', '');
});

for (const [address, id] of [
  [`#${vendor.id}`, vendor.id],
  [`#${categories.at(-1)?.id}`, `${categories.at(-1)?.id}`],
  [`${toQuery({ q: vendor.name })}#${linked.id}`, linked.id],
  [`${toQuery({ category: vendor.category })}#${linked.id}`, linked.id],
  [`${toQuery({ q: vendor.name })}#${linked.category}`, linked.category],
] as const)
  test(`the link ${address} shows what it names below the bar, and the rest of the list`, async ({
    page,
  }) => {
    await page.goto(`/integrations${address}`);
    await expect(page.locator(`li#${vendor.id}`)).toBeVisible();
    await expect(page.locator(`section#${unrelated?.id}`)).toBeVisible({
      visible: address.startsWith('#'),
    });
    const bar = await page.getByRole('search').boundingBox();
    await expect
      .poll(async () => {
        const target = await page.locator(`#${id}`).boundingBox();
        return Math.round((target?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(-1);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
