import { routes } from '../../src/config/routes.ts';
import { content } from '../../src/content/content.ts';
import { fillTemplate } from '../../src/domain/template.ts';
import { category, markedTexts, searchCopy, searchField, shownNames } from './directory.ts';
import { expect, test } from './fixtures.ts';
import { jumpTo } from './scroll.ts';

const { nothing } = searchCopy;
const count = `${content.integrations.length}`;

test.beforeEach(async ({ page }) => {
  await page.goto(routes.integrations);
});

test('typing narrows the list, says how far, and marks what it found', async ({ page }) => {
  await searchField(page).pressSequentially('keypad');
  const keypads = content.integrations.filter(({ description }) => /keypad/i.test(description));
  await expect
    .poll(async () => (await shownNames(page).allInnerTexts()).toSorted())
    .toEqual(keypads.map(({ name }) => name).toSorted());
  const main = page.getByRole('main');
  const heading = main
    .locator('[data-directory] section:visible')
    .getByRole('heading', { level: 2 });
  await expect(heading).toHaveText([`Mobile Keys & Access ${keypads.length}`]);
  const marked = (await markedTexts(page)).map((text) => text.toLowerCase());
  expect(marked).toEqual(keypads.map(() => 'keypad'));
  const status = fillTemplate(searchCopy.found, { found: `${keypads.length}`, count });
  await expect(main.getByText(status).first()).toBeVisible();
  await expect(main.locator('p[aria-live="polite"]')).toHaveText(status);
});

test('the best answer comes first, though its category is not', async ({ page }) => {
  await searchField(page).fill('turno');
  await expect(shownNames(page).first()).toHaveText('Turno');
  await searchField(page).fill('');
  await expect(shownNames(page)).toHaveText(content.integrations.map(({ name }) => name));
});

test('a category is a step to go back over, typing is not', async ({ page }) => {
  await searchField(page).fill('code');
  await expect(page).toHaveURL(`${routes.integrations}?q=code`);
  await category(page, 'Mobile Keys').check({ force: true });
  await expect(page).toHaveURL(`${routes.integrations}?q=code&category=mobile-keys-access`);
  await expect(page.locator('[data-directory] section:visible')).toHaveCount(1);
  const narrowed = await shownNames(page).count();
  await category(page, 'All').check({ force: true });
  await expect(page).toHaveURL(`${routes.integrations}?q=code`);
  await page.goBack();
  await expect(page).toHaveURL(`${routes.integrations}?q=code&category=mobile-keys-access`);
  await expect(category(page, 'Mobile Keys')).toBeChecked();
  await expect(shownNames(page)).toHaveCount(narrowed);
  await page.goBack();
  await expect(category(page, 'All')).toBeChecked();
  await expect(searchField(page)).toHaveValue('code');
  await page.goForward();
  await expect(category(page, 'Mobile Keys')).toBeChecked();
});

test('an address shows what it says, and leaves others their part of it', async ({ page }) => {
  const address = `${routes.integrations}?utm_source=x&q=stripe&category=payment-provider`;
  await page.goto(address);
  await expect(shownNames(page)).toHaveText(['Stripe']);
  await expect(category(page, 'Payment')).toBeChecked();
  await searchField(page).fill('');
  await expect(page).toHaveURL(`${routes.integrations}?utm_source=x&category=payment-provider`);
});

test('an address that makes no sense shows everything', async ({ page }) => {
  for (const query of [`?q=${'x'.repeat(5000)}`, '?category=%3Cscript%3E', '?q=a&q=b']) {
    await page.goto(routes.integrations + query);
    await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    await expect(shownNames(page)).toHaveCount(content.integrations.length);
  }
});

test('nothing found says so and leads on: to all categories, to the company, back', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const asked = 'Klarna & <b>Co</b>';
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

  await category(page, 'Payment').check({ force: true });
  await searchField(page).fill('nuki');
  await main.getByRole('button', { name: nothing.elsewhere }).click();
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await searchField(page).fill('klarna');
  await main.getByRole('button', { name: searchCopy.clear }).last().click();
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
  await expect(searchField(page)).toBeFocused();
});

test('the key / leads to the search, unless that is turned off', async ({ page }) => {
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('nuki/');
  await expect(searchField(page)).toHaveValue('nuki/');
  await page.getByLabel(searchCopy.shortcut).uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(searchField(page)).not.toBeFocused();
});

test('by keyboard alone: Escape clears the search, arrows choose a category', async ({ page }) => {
  await searchField(page).focus();
  await page.keyboard.type('nuki');
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(shownNames(page)).toHaveCount(content.integrations.length);
  await page.keyboard.press('Tab');
  await expect(category(page, 'All')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${routes.integrations}?category=payment-provider`);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(searchCopy.shortcut)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const first = content.integrations.find(({ category: id }) => id === 'payment-provider');
  await expect(page.getByRole('link', { name: first?.name ?? '' })).toBeFocused();
});

test('the bar stays below the header, and what has the focus never lies beneath it', async ({
  page,
}) => {
  await jumpTo(page, 4000);
  const header = await page.getByRole('banner').boundingBox();
  const bar = await page.getByRole('search').boundingBox();
  // It hides the header's hairline.
  expect(Math.abs((bar?.y ?? 0) - (header?.height ?? 0))).toBeLessThanOrEqual(1);
  const end = (bar?.y ?? 0) + (bar?.height ?? 0);
  const links = page.getByRole('main').locator('section li h3 a');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await links.nth(60).focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual(end);
  }
});

test('typed far down the list, an answer is in sight at once', async ({ page }) => {
  await jumpTo(page, 4000);
  await searchField(page).fill('beds24');
  await expect(shownNames(page)).toHaveText(['Beds24']);
  await expect(shownNames(page).first()).toBeInViewport();
  const bar = await page.getByRole('search').boundingBox();
  const name = await shownNames(page).first().boundingBox();
  expect(name?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a link to a card shows it highlighted, whatever the filter and the theme', async ({
  page,
}) => {
  for (const filter of ['', '?category=payment-provider', '?q=stripe']) {
    await page.goto('about:blank');
    await page.goto(`${routes.integrations}${filter}#yale`);
    if (filter) await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
    const card = page.locator('#yale');
    await expect(card).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('search').boundingBox();
    expect((await card.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    const looks = (id: string) =>
      page.locator(id).evaluate((element) => getComputedStyle(element).outlineStyle);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await looks('#yale')).toBe('solid');
      expect(await looks('#stripe')).toBe('none');
    }
  }
});

test('the name of a card links to it', async ({ page }) => {
  await searchField(page).fill('yale');
  await page.getByRole('link', { name: 'Yale' }).click();
  await expect(page).toHaveURL(`${routes.integrations}?q=yale#yale`);
  await expect(shownNames(page)).toHaveText(['Yale']);
  await searchField(page).fill('nuki');
  await expect(shownNames(page)).toHaveText(['Nuki']);
  await expect(page).toHaveURL(`${routes.integrations}?q=nuki`);
});
