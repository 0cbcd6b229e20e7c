import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { productLinks } from '../../src/config/site.ts';
import { content } from '../../src/content/content.ts';
import { formatUsd } from '../../src/domain/money.ts';
import { expect, test } from './fixtures.ts';

const { home, contact } = content.pages;
const [basic, pro, enterprise] = content.plans;
const email = 'ayu.carter@guest.example';

/** The choice that the get-started section names. */
const named = (page: Page) => page.locator('#get-started [data-choice]:not([hidden])');

const pressPlan = (page: Page, id = pro?.id) =>
  page.locator(`#pricing a[data-plan="${id}"]`).click();

const chooseYearly = (page: Page) =>
  page.getByRole('radio', { name: content.pages.home.pricing.yearly }).check();

/** Opens a page that has a choice or a campaign to carry, and waits until the code that does so is there. */
const openCarrying = (page: Page, address: string) =>
  page.goto(address, { waitUntil: 'networkidle' });

/** Starts a trial by a link, and says with which parameters sign-up opens. */
async function follow(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page');
  await page.getByRole('main').locator(`a[href^="${productLinks.auth}"]`).first().click();
  return parametersOf(await opened);
}

async function submitEmail(page: Page, context: BrowserContext) {
  await page.getByLabel(home.getStarted.email.label).fill(email);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: home.getStarted.submit }).click();
  return parametersOf(await opened);
}

async function parametersOf(product: Page) {
  await product.waitForURL((url) => url.href.startsWith(productLinks.auth));
  return Object.fromEntries(new URL(product.url()).searchParams);
}

test('nothing is named or carried before anything is chosen', async ({ page, context }) => {
  await page.goto(routes.home);
  await expect(named(page)).toHaveCount(0);
  expect(await follow(page, context)).toEqual({});
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a plan button leads to get-started, which names the plan and its price', async ({ page }) => {
  await page.goto(routes.home);
  await pressPlan(page);
  await expect(page).toHaveURL('/#get-started');
  await expect(named(page)).toContainText(pro?.title ?? '');
  await expect(named(page)).toContainText(formatUsd(pro?.price?.monthly ?? 0));
  await named(page).getByRole('link', { name: home.getStarted.choice.change }).click();
  await expect(page).toHaveURL('/#pricing');
});

test('plan and period go along to sign-up, by link and by form, and the email does not', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await page.goto(routes.home);
  await chooseYearly(page);
  await pressPlan(page);
  await expect(named(page)).toContainText(formatUsd(pro?.price?.yearly ?? 0));
  const chosen = { plan: pro?.id, billing: 'yearly' };
  expect(await follow(page, context)).toEqual(chosen);
  expect(await submitEmail(page, context)).toEqual(chosen);
  expect(asked.filter((part) => /ayu|guest\.example/.test(decodeURIComponent(part)))).toEqual([]);
});

test('a period chosen alone is named and carried, and a plan chosen later joins it', async ({
  page,
  context,
}) => {
  await page.goto(routes.home);
  await chooseYearly(page);
  await expect(named(page)).toContainText(home.getStarted.choice.onlyYearly);
  expect(await follow(page, context)).toEqual({ billing: 'yearly' });
  await pressPlan(page, basic?.id);
  await expect(named(page)).toContainText(formatUsd(basic?.price?.yearly ?? 0));
  await page.getByRole('radio', { name: content.pages.home.pricing.monthly }).check();
  await expect(named(page)).toContainText(formatUsd(basic?.price?.monthly ?? 0));
});

test('a plan without a price is named too, and its button leads to the footer', async ({
  page,
}) => {
  await page.goto(routes.home);
  await pressPlan(page, enterprise?.id);
  await expect(page).toHaveURL('/#contact');
  await expect(named(page)).toContainText(enterprise?.title ?? '');
});

test('the choice outlasts a reload and is known on other pages', async ({ page, context }) => {
  await page.goto(routes.home);
  await chooseYearly(page);
  await pressPlan(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: content.pages.home.pricing.yearly })).toBeChecked();
  await expect(named(page)).toContainText(formatUsd(pro?.price?.yearly ?? 0));
  await openCarrying(page, routes.contact);
  expect(await follow(page, context)).toEqual({ plan: pro?.id, billing: 'yearly' });
});

test('the campaign that a visit began with goes along from every page', async ({
  page,
  context,
}) => {
  await openCarrying(
    page,
    '/?utm_source=newsletter&utm_medium=email&ref=x&utm_campaign=low%20season',
  );
  const campaign = {
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'low season',
  };
  expect(await follow(page, context)).toEqual(campaign);
  expect(await submitEmail(page, context)).toEqual(campaign);
  await openCarrying(page, routes.contact);
  await expect(
    page.getByRole('main').getByRole('link', { name: contact.next.startTrial }),
  ).toBeVisible();
  expect(await follow(page, context)).toEqual(campaign);
  expect(await context.cookies()).toEqual([]);
});

test('a hostile campaign is cut to size and stays text', async ({ page, context }) => {
  const markup = '"><img src=x onerror=alert(1)>&plan=pro';
  const hostile = new URLSearchParams({
    utm_source: markup,
    utm_term: '€'.repeat(1000),
    utm_evil: 'x',
    plan: 'free',
    email,
  });
  await openCarrying(page, `/?${hostile}`);
  const images = await page.locator('img').count();
  const parameters = await follow(page, context);
  expect(parameters).toEqual({ utm_source: markup, utm_term: '€'.repeat(100) });
  await expect(page.locator('img')).toHaveCount(images);
  await expect(named(page)).toHaveCount(0);
});

test.describe('where storage is refused', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
  });

  test('the choice holds on the page and is not remembered', async ({ page, context }) => {
    await page.goto('/?utm_source=newsletter');
    await chooseYearly(page);
    await pressPlan(page);
    await expect(named(page)).toContainText(formatUsd(pro?.price?.yearly ?? 0));
    expect(await follow(page, context)).toEqual({
      plan: pro?.id,
      billing: 'yearly',
      utm_source: 'newsletter',
    });
    await page.goto(routes.contact);
    expect(await follow(page, context)).toEqual({});
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan button leads to get-started, and sign-up opens plainly', async ({
    page,
    context,
  }) => {
    await page.goto('/?utm_source=newsletter');
    await pressPlan(page);
    await expect(page).toHaveURL('/#get-started');
    for (const words of await page.locator('[data-choice]').all()) await expect(words).toBeHidden();
    expect(await submitEmail(page, context)).toEqual({});
  });
});
