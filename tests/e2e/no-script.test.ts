import type { Page } from '@playwright/test';
import { content, routes, sectionHref } from '../language.ts';
import { productLinks } from '../../src/config/site.ts';
import { contactForm, fill, message, valuesOf } from './contact/contact-form.ts';
import { expect, test } from './fixtures.ts';
import { noteRequests } from './requests.ts';
import { reachSection } from './navigation/scroll.ts';
import { headings, firstLinked, firstOfCompany, lastLinked } from './site.ts';
import { inPageOrder } from './directory/vendors.ts';
import { needSections } from './sections.ts';

needSections('pricing', 'get-started', 'faq');

const { site, pages } = content;

test.use({ javaScriptEnabled: false });

/** The visible text of the page, on one line. */
async function visibleText(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}

test('without JavaScript, every page is readable and controls that need it are hidden', async ({
  page,
}) => {
  for (const [route, heading] of Object.entries(headings)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(site.allRightsReserved);
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('button', { name: site.scrollToTop })).toBeHidden();
    await expect(page.locator('.needs-script:visible')).toHaveCount(0);
  }
});

test('without JavaScript, the landing page shows its sections', async ({ page }) => {
  await page.goto(routes.home);
  const sections = pages.home;
  const text = await visibleText(page);
  for (const { heading } of [sections.features, sections.pricing, sections.faq]) {
    expect(text).toContain(heading);
  }
  for (const { title, bullets } of content.features) {
    expect(text).toContain(title);
    for (const bullet of bullets) expect(text).toContain(bullet);
  }
});

test('without JavaScript, every integration is listed', async ({ page }) => {
  await page.goto(routes.integrations);
  const cards = page.getByRole('main').locator('section li h3');
  await expect(cards).toHaveText(inPageOrder.map(({ name }) => name));
  for (const card of [cards.first(), cards.last()]) await expect(card).toBeVisible();
});

test('without JavaScript, category links scroll to the categories of the directory', async ({
  page,
}) => {
  await page.goto(routes.integrations);
  const { category } = pages.integrations.search;
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  const links = page.getByRole('navigation', { name: category }).getByRole('link');
  await expect(links).toHaveCount(content.integrationCategories.length);
  const last = content.integrationCategories.at(-1);
  await links.filter({ hasText: last?.name ?? '' }).click();
  const section = page.locator(`section#${last?.id}`);
  await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(section.locator('li').first()).toBeInViewport();
});

test('without JavaScript, Company opens, its links work, and Escape closes it', async ({
  page,
}) => {
  await page.goto(routes.home);
  const first = page.getByRole('banner').getByRole('link', { name: firstOfCompany.label });
  await page.getByRole('button', { name: site.company }).click();
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: site.company }).click();
  await first.click();
  await expect(page).toHaveURL(firstOfCompany.href);
});

test('without JavaScript, section links scroll to 80 px above the section', async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole('banner').getByRole('link', { name: lastLinked.label }).click();
  await reachSection(page, lastLinked.id);
  await page.goto(routes.about);
  await page.getByRole('banner').getByRole('link', { name: firstLinked.label }).click();
  await expect(page).toHaveURL(sectionHref(firstLinked.id));
  await reachSection(page, firstLinked.id);
});

test('without JavaScript, a contact message opens the mail program and is not sent anywhere', async ({
  page,
}) => {
  await page.goto(routes.contact);
  const { form } = pages.contact;
  await expect(contactForm(page).getByText(form.notConnected)).toBeVisible();
  await expect(contactForm(page).getByText(form.withoutScript.mail)).toBeVisible();
  await expect(contactForm(page)).toHaveAttribute('action', /^mailto:/);
  await fill(page, message);
  const requests = noteRequests(page);
  await page.getByRole('button', { name: form.submit }).click();
  expect(await valuesOf(page)).toEqual(message);
  await expect(page).toHaveURL(routes.contact);
  expect(requests.filter((request) => !request.includes('mailto:'))).toEqual([]);
});

test('without JavaScript, a password typed in the demo stays on the page', async ({ page }) => {
  await page.goto(routes.login);
  const { login } = pages;
  await expect(page.getByText(login.withoutScript)).toBeVisible();
  await page.getByLabel(login.email).fill('ayu.carter@guest.example');
  await page.getByLabel(login.password).fill('correct horse');
  const requests = noteRequests(page);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(routes.login);
  await expect(page.getByLabel(login.password)).toHaveValue('correct horse');
  expect(requests).toEqual([]);
});

test('without JavaScript, a trial opens a new tab without the email', async ({ page, context }) => {
  const { getStarted } = pages.home;
  await page.goto(routes.home);
  await page.getByLabel(getStarted.email.label).fill('ayu.carter@guest.example');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: getStarted.submit }).click();
  const product = await opened;
  await product.waitForURL((url) => url.href.startsWith(productLinks.auth));
  expect([...new URL(product.url()).searchParams.keys()]).not.toContain('email');
  expect(product.url()).not.toContain('guest.example');
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('notes about missing JavaScript are hidden', async ({ page }) => {
    for (const route of [routes.contact, routes.login]) {
      await page.goto(route);
      const notes = page.locator('.without-script');
      await expect(notes).not.toHaveCount(0);
      await expect(notes.filter({ visible: true })).toHaveCount(0);
    }
  });
});
