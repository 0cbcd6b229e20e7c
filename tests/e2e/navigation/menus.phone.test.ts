import { content, productLinks, routes, sectionHref } from '../../language.ts';
import { expect, test } from '../fixtures.ts';
import { reachSection } from './scroll.ts';
import {
  firstLinked,
  firstOfCompany,
  lastLinked,
  lastOfCompany,
  lastPageOfCompany,
  navigation,
} from '../site.ts';

const { logIn, getStarted } = content.site;

const lastOfHeader = navigation.header.at(-1)?.label ?? '';

test.beforeEach(async ({ page }) => {
  await page.goto(routes.home);
});

test('on a phone, Menu shows every header link', async ({ page }) => {
  const header = page.getByRole('banner');
  const button = page.getByRole('button', { name: content.site.menu });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(header.getByRole('link', { name: firstLinked.label })).toBeHidden();
  await button.tap();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  for (const { label: name } of navigation.header) {
    await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
  for (const name of [logIn, getStarted]) {
    const link = header.getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', productLinks.auth);
  }
  await page.getByRole('button', { name: content.site.company }).tap();
  for (const { label: name } of navigation.company) {
    await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, the header offers sign-up beside Menu, in one row, however narrow the phone is', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const signUp = header.getByRole('link', { name: getStarted });
  const menu = page.getByRole('button', { name: content.site.menu });
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(signUp).toBeInViewport({ ratio: 1 });
    await expect(signUp).toHaveAttribute('href', productLinks.auth);
    const [link, button] = [await signUp.boundingBox(), await menu.boundingBox()];
    if (!link || !button) throw new Error('Both have to be visible.');
    expect(link.x + link.width).toBeLessThan(button.x);
    expect(Math.abs(link.y + link.height / 2 - button.y - button.height / 2)).toBeLessThan(2);
  }
});

test('on a phone, Escape closes the menu and returns to its button', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.menu });
  await button.tap();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('on a phone, Company expands and collapses in place and covers nothing', async ({ page }) => {
  const header = page.getByRole('banner');
  const company = page.getByRole('button', { name: content.site.company });
  const last = header.getByRole('link', { name: lastOfCompany.label });
  const top = async (name: string) =>
    (await header.getByRole('link', { name }).boundingBox())?.y ?? Number.NaN;
  await page.getByRole('button', { name: content.site.menu }).tap();
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  await expect(last).toBeHidden();
  await company.tap();
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator(':popover-open')).toHaveCount(1);
  expect(await top(lastOfHeader)).toBeLessThan(await top(firstOfCompany.label));
  expect(await top(lastOfCompany.label)).toBeLessThan(await top(logIn));
  await company.tap();
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  await expect(last).toBeHidden();
  await expect(header.getByRole('link', { name: logIn })).toBeVisible();
});

test('on a phone, Tab goes from Company into its list, and Escape closes both', async ({
  page,
}) => {
  const menu = page.getByRole('button', { name: content.site.menu });
  const company = page.getByRole('button', { name: content.site.company });
  await menu.focus();
  await page.keyboard.press('Enter');
  await company.focus();
  await page.keyboard.press('Enter');
  await expect(company).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').getByRole('link', { name: firstOfCompany.label }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toBeFocused();
  await menu.tap();
  await expect(company).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone in landscape, the whole open menu is in view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.getByRole('button', { name: content.site.menu }).tap();
  await page.getByRole('button', { name: content.site.company }).tap();
  for (const name of [firstLinked.label, lastOfCompany.label, getStarted]) {
    const link = page.getByRole('banner').getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone, a tap outside closes the menu', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.menu });
  await button.tap();
  await expect(page.locator(':popover-open')).toHaveCount(1);
  await page.touchscreen.tap(195, 800);
  await expect(page.locator(':popover-open')).toHaveCount(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(routes.home);
});

test('on a phone, choosing a section closes the menu and scrolls there', async ({ page }) => {
  const button = page.getByRole('button', { name: content.site.menu });
  await button.tap();
  await page.getByRole('banner').getByRole('link', { name: lastLinked.label }).tap();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(sectionHref(lastLinked.id));
  await reachSection(page, lastLinked.id);
});

test('on a phone, choosing a Company page opens it with all menus closed', async ({ page }) => {
  await page.getByRole('button', { name: content.site.menu }).tap();
  await page.getByRole('button', { name: content.site.company }).tap();
  await page.getByRole('banner').getByRole('link', { name: lastPageOfCompany.label }).tap();
  await expect(page).toHaveURL(lastPageOfCompany.href);
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('widening a phone screen and narrowing it again leaves no menu open', async ({ page }) => {
  const open = page.locator(':popover-open');
  await page.getByRole('button', { name: content.site.menu }).tap();
  await page.getByRole('button', { name: content.site.company }).tap();
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(open).toHaveCount(0);
  const company = page.getByRole('button', { name: content.site.company });
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  await company.tap();
  await expect(open).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(open).toHaveCount(0);
});
