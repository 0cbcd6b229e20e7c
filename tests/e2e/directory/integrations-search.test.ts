import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import { category, markedTexts, searchCopy, searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';
import { jumpTo } from '../navigation/scroll.ts';
import {
  commonWord,
  lateAnswer,
  namesOf,
  other,
  sharedWord,
  unknown,
  vendor,
  inPageOrder,
} from './vendors.ts';

const { nothing } = searchCopy;
const count = `${content.integrations.length}`;

/** A scroll position at which the list of vendors fills the screen. */
async function middleOfList(page: Page): Promise<number> {
  const box = await page.locator('[data-directory-list]').boundingBox();
  return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
}

test.beforeEach(async ({ page }) => {
  await page.goto(routes.integrations);
});

test('typing narrows the list, says how far, and marks what it found', async ({ page }) => {
  const { query, category: only, names } = sharedWord();
  await searchField(page).pressSequentially(query);
  await expect(shownNames(page)).toHaveText(names);
  const main = page.getByRole('main');
  const heading = main
    .locator('[data-directory-list] section:visible')
    .getByRole('heading', { level: 2 });
  await expect(heading).toHaveText([`${only} ${names.length}`]);
  const marked = (await markedTexts(page)).map((text) => text.toLowerCase());
  expect(marked).toEqual(names.map(() => query));
  const status = fillTemplate(searchCopy.found, { found: `${names.length}`, count });
  await expect(main.getByText(status).first()).toBeVisible();
  await expect(main.locator('p[aria-live="polite"]')).toHaveText(status);
});

test('the best answer comes first, though its category is not', async ({ page }) => {
  const { query, name: best } = lateAnswer();
  await searchField(page).fill(query);
  await expect(shownNames(page).first()).toHaveText(best);
  await searchField(page).fill('');
  await expect(shownNames(page)).toHaveText(inPageOrder.map(({ name }) => name));
});

test('a category is a step to go back over, typing is not', async ({ page }) => {
  const { query, category: chosen, categoryId } = commonWord();
  await searchField(page).fill(query);
  await expect(page).toHaveURL(`${routes.integrations}?q=${query}`);
  await category(page, chosen).check({ force: true });
  await expect(page).toHaveURL(`${routes.integrations}?q=${query}&category=${categoryId}`);
  await expect(page.locator('[data-directory-list] section:visible')).toHaveCount(1);
  const narrowed = await shownNames(page).count();
  await category(page, searchCopy.allCategories).check({ force: true });
  await expect(page).toHaveURL(`${routes.integrations}?q=${query}`);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.integrations}?q=${query}&category=${categoryId}`);
  await expect(category(page, chosen)).toBeChecked();
  await expect(shownNames(page)).toHaveCount(narrowed);
  await page.goBack();
  await expect(category(page, searchCopy.allCategories)).toBeChecked();
  await expect(searchField(page)).toHaveValue(query);
  await page.goForward();
  await expect(category(page, chosen)).toBeChecked();
});

test('an address shows what it says, and leaves others their part of it', async ({ page }) => {
  const address = `${routes.integrations}?utm_source=x&q=${vendor.query}&category=${vendor.categoryId}`;
  await page.goto(address);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(category(page, vendor.category)).toBeChecked();
  await searchField(page).fill('');
  await expect(page).toHaveURL(`${routes.integrations}?utm_source=x&category=${vendor.categoryId}`);
});

test('an address that makes no sense shows everything', async ({ page }) => {
  for (const query of [`?q=${'x'.repeat(5000)}`, '?category=%3Cscript%3E', '?q=a&q=b']) {
    await page.goto(routes.integrations + query);
    await hasStarted(island(page, 'IntegrationDirectory'));
    await expect(shownNames(page)).toHaveCount(content.integrations.length);
  }
});

test('nothing found says so and leads on: to all categories, to the company, back', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const asked = `${unknown} & <b>Co</b>`;
  await searchField(page).fill(asked);
  const heading = fillTemplate(nothing.heading, { query: asked });
  await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  await expect(main.locator('p[aria-live="polite"]')).toHaveText(heading);
  const ask = main.getByRole('link', { name: fillTemplate(nothing.ask, { query: asked }) });
  const href = new URL((await ask.getAttribute('href')) ?? '', page.url());
  expect(href.pathname).toBe(routes.contact);
  expect(Object.fromEntries(href.searchParams)).toEqual({
    subject: nothing.subject,
    integration: asked,
  });

  await category(page, other.category).check({ force: true });
  await searchField(page).fill(vendor.query);
  await main.getByRole('button', { name: nothing.elsewhere }).click();
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await searchField(page).fill(unknown);
  await main.getByRole('button', { name: searchCopy.clear }).last().click();
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
  await expect(searchField(page)).toBeFocused();
});

test('the key / leads to the search, unless that is turned off', async ({ page }) => {
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(`${vendor.query}/`);
  await expect(searchField(page)).toHaveValue(`${vendor.query}/`);
  await page.getByLabel(searchCopy.shortcut).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(searchField(page)).not.toBeFocused();
});

test('by keyboard alone: Escape clears the search, arrows choose a category', async ({ page }) => {
  await searchField(page).focus();
  await page.keyboard.type(vendor.query);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
  await page.keyboard.press('Tab');
  await expect(category(page, searchCopy.allCategories)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const second = content.integrationCategories[1]?.id ?? '';
  await expect(page).toHaveURL(`${routes.integrations}?category=${second}`);
  await expect(shownNames(page)).toHaveText(namesOf(second));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(searchCopy.shortcut)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const [first = ''] = namesOf(second);
  await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
});

test('the bar stays below the header, and what has the focus never lies beneath it', async ({
  page,
}) => {
  await jumpTo(page, await middleOfList(page));
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.getByRole('search').boundingBox();
  // It hides the header's hairline.
  expect(Math.abs((bar?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  const end = (bar?.y ?? 0) + (bar?.height ?? 0);
  const links = page.getByRole('main').locator('section li h3 a');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await links.last().focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual(end);
  }
});

test('typed far down the list, an answer is in sight at once', async ({ page }) => {
  await jumpTo(page, await middleOfList(page));
  await searchField(page).fill(vendor.query);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(shownNames(page).first()).toBeInViewport();
  const bar = await page.getByRole('search').boundingBox();
  const name = await shownNames(page).first().boundingBox();
  expect(name?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a link to a card shows it highlighted, whatever the filter and the theme', async ({
  page,
}) => {
  for (const filter of ['', `?category=${other.categoryId}`, `?q=${other.query}`]) {
    await page.goto('about:blank');
    await page.goto(`${routes.integrations}${filter}#${vendor.id}`);
    if (filter) await hasStarted(island(page, 'IntegrationDirectory'));
    const card = page.locator(`#${vendor.id}`);
    await expect(card).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('search').boundingBox();
    expect((await card.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    const looks = (id: string) =>
      page.locator(id).evaluate((element) => getComputedStyle(element).outlineStyle);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await looks(`#${vendor.id}`)).toBe('solid');
      expect(await looks(`#${other.id}`)).toBe('none');
    }
  }
});

test('the name of a card links to it', async ({ page }) => {
  await searchField(page).fill(vendor.query);
  await page.getByRole('link', { name: vendor.name }).click();
  await expect(page).toHaveURL(`${routes.integrations}?q=${vendor.query}#${vendor.id}`);
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await searchField(page).fill(other.query);
  await expect(shownNames(page)).toHaveText([other.name]);
  await expect(page).toHaveURL(`${routes.integrations}?q=${other.query}`);
});
