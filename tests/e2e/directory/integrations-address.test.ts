import type { Page } from '@playwright/test';
import { routes } from '../../language.ts';
import { category, searchCode, searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';
import { holdScripts } from '../requests.ts';
import { longNamed, other, vendor } from './vendors.ts';

/** Parameters of others, in spellings that a rewrite of the whole query would change. */
const foreign = 'utm_source=a%20b&ref&x=1&x=2';

/** Notes how often the page changes its address. @returns says how often it did. */
async function countAddressChanges(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let changes = 0;
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state, unused, url) => {
        if (url !== undefined && url !== null) changes += 1;
        original(state, unused, url);
      };
    }
    Object.assign(window, { addressChanges: () => changes });
  });
  return () =>
    page.evaluate(() => (window as unknown as { addressChanges: () => number }).addressChanges());
}

/** Types as fast as people do: a letter in 60 ms, by the page's own clock. */
async function typeQuickly(page: Page, text: string): Promise<void> {
  for (const [index, letter] of [...text].entries()) {
    await page.keyboard.type(letter);
    await expect(searchField(page)).toHaveValue(text.slice(0, index + 1));
    await page.clock.runFor(60);
  }
}

for (const isHeld of [false, true]) {
  const moment = isHeld ? 'before the code of the search is there' : 'once the search runs';

  test(`typing a word quickly ${moment} changes the address once`, async ({ page }) => {
    if (isHeld) await holdScripts(page, searchCode);
    const countChanges = await countAddressChanges(page);
    await page.clock.install();
    await page.goto(routes.integrations);
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchField(page).focus();
    if (!isHeld) await hasStarted(island(page, 'IntegrationDirectory'));
    const before = await countChanges();
    await typeQuickly(page, longNamed.query);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL(`${routes.integrations}?q=${longNamed.query}`);
    expect((await countChanges()) - before).toBe(1);
  });

  test(`what is typed and chosen ${moment} leaves others their part of the address`, async ({
    page,
  }) => {
    const letThrough = isHeld ? await holdScripts(page, searchCode) : undefined;
    await page.goto(`${routes.integrations}?${foreign}#contact`);
    await searchField(page).fill(vendor.query);
    await expect(page).toHaveURL(`${routes.integrations}?${foreign}&q=${vendor.query}#contact`);
    await category(page, vendor.category).check({ force: true });
    const address = `${routes.integrations}?${foreign}&q=${vendor.query}&category=${vendor.categoryId}#contact`;
    await expect(page).toHaveURL(address);
    letThrough?.();
    await expect(shownNames(page)).toHaveText([vendor.name]);
    await expect(page).toHaveURL(address);
  });
}

test('a category chosen before the code of the search is there narrows what the address asks for', async ({
  page,
}) => {
  const letThrough = await holdScripts(page, searchCode);
  await page.goto(`${routes.integrations}?q=${vendor.query}`);
  await category(page, vendor.category).check({ force: true });
  const address = `${routes.integrations}?q=${vendor.query}&category=${vendor.categoryId}`;
  await expect(page).toHaveURL(address);
  letThrough();
  await expect(shownNames(page)).toHaveText([vendor.name]);
  await expect(page).toHaveURL(address);
});

for (const isHeld of [false, true]) {
  const moment = isHeld ? 'before the code of the search is there' : 'once the search runs';
  test(`a card that the address names is named no more when something else is searched for ${moment}`, async ({
    page,
  }) => {
    const letThrough = isHeld ? await holdScripts(page, searchCode) : undefined;
    await page.goto(`${routes.integrations}?${foreign}#${vendor.id}`);
    if (!isHeld) await expect(page.locator('[data-directory-list]')).toBeVisible();
    await searchField(page).fill(other.query);
    if (isHeld) await expect(page).toHaveURL(/&q=/);
    letThrough?.();
    await expect(page).toHaveURL(`${routes.integrations}?${foreign}&q=${other.query}`);
  });
}
