import type { Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { searchCode, searchField, shownNames } from './directory.ts';
import { expect, test } from '../fixtures.ts';
import { hasStarted, island } from '../islands.ts';
import { holdScripts } from '../requests.ts';
import { jumpTo, scrollPosition, twoFrames } from '../navigation/scroll.ts';
import { commonWord, crowd, other, unknown, vendor } from './vendors.ts';

const last = content.integrations.at(-1)?.id ?? '';

const many = crowd();

/** Addresses that name a card, by what else they ask for. */
const addresses: [asked: string, query: string, id: string][] = [
  ['nothing else', '', vendor.id],
  ["others' parameters", '?utm_source=x', vendor.id],
  ['its name', `?q=${vendor.query}`, vendor.id],
  ['many vendors, the last of the list not among them', `?q=${commonWord().query}`, last],
  ['a word that many have', `?q=${many.query}`, many.lastId],
  ['another name', `?q=${other.query}`, vendor.id],
  ['a name that nothing has', `?q=${unknown}`, vendor.id],
  ['its category', `?category=${vendor.categoryId}`, vendor.id],
  ['another category', `?category=${other.categoryId}`, vendor.id],
  ['both', `?q=${vendor.query}&category=${vendor.categoryId}`, vendor.id],
  ['both of another', `?q=${other.query}&category=${other.categoryId}`, vendor.id],
  ['a category, and the heading of it', `?category=${vendor.categoryId}`, vendor.categoryId],
  ['a name, and the heading of its category', `?q=${vendor.query}`, vendor.categoryId],
];

/** Waits until the search shows what the address asks for. */
async function listIsShown(page: Page, query: string): Promise<void> {
  if (/[?&](q|category)=/.test(query)) {
    await hasStarted(island(page, 'IntegrationDirectory'));
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  }
  await twoFrames(page);
}

/** Expects the top of an element right below the search bar, or somewhere between it and the screen's end. */
async function expectInSight(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  const place = await page.evaluate((target) => {
    const element = document.getElementById(target)?.getBoundingClientRect();
    const bar = document.querySelector('search')?.getBoundingClientRect();
    return { top: element?.top ?? NaN, barEnd: bar?.bottom ?? NaN };
  }, id);
  expect(place.top, id).toBeGreaterThanOrEqual(place.barEnd);
}

/** Tests that what a link names is seen, on whatever screen a project has. */
export function testLinks(): void {
  for (const [asked, query, id] of addresses) {
    const address = `${routes.integrations}${query}#${id}`;
    test(`a link to a card is followed to below the search bar when it asks for ${asked}`, async ({
      page,
    }) => {
      await page.goto(address);
      await listIsShown(page, query);
      await expectInSight(page, id);
      await page.goto(routes.about);
      await page.goBack();
      await listIsShown(page, query);
      await expectInSight(page, id);
    });
  }

  test('steps back and forth between filters show the card that each address names', async ({
    page,
  }) => {
    const first = `${routes.integrations}?q=${vendor.query}#${vendor.id}`;
    await page.goto(first);
    await listIsShown(page, first);
    const second = `${routes.integrations}?category=${other.categoryId}#${other.id}`;
    await page.evaluate((url) => history.pushState(null, '', url), second);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(shownNames(page).first()).not.toHaveText(vendor.name);
    await twoFrames(page);
    await expectInSight(page, other.id);
    await page.goBack();
    await expect(shownNames(page)).toHaveText([vendor.name]);
    await twoFrames(page);
    await expectInSight(page, vendor.id);
  });

  test('a link to a category that the filter leaves empty leads to the results', async ({
    page,
  }) => {
    await page.goto(`${routes.integrations}?q=${vendor.query}#${other.categoryId}`);
    await listIsShown(page, '?q=');
    await expect(shownNames(page)).toHaveText([vendor.name]);
    await expectInSight(page, vendor.id);
  });

  test('a visitor who has begun to scroll before the search runs is left there', async ({
    page,
  }) => {
    const letThrough = await holdScripts(page, searchCode);
    await page.goto(`${routes.integrations}?category=${vendor.categoryId}#${vendor.id}`);
    await page.waitForLoadState();
    await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
    await jumpTo(page, 0);
    letThrough();
    await listIsShown(page, '?category=');
    expect(await scrollPosition(page)).toBe(0);
  });

  test('what is typed before the search runs is in sight, not the card of the address', async ({
    page,
  }) => {
    const letThrough = await holdScripts(page, searchCode);
    await page.goto(`${routes.integrations}#${vendor.id}`);
    await searchField(page).fill(other.query);
    letThrough();
    await expect(shownNames(page).filter({ hasText: other.name })).toBeInViewport();
  });
}
