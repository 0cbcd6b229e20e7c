import type { BrowserContext, Page } from '@playwright/test';
import { loadContent } from '../../src/content/content.ts';
import { expect, test } from './fixtures.ts';

const email = 'ayu.carter@guest.example';

const { plans } = loadContent();
/** The plan that the visitor chooses, and one without a price, if there is one. */
const chosen = plans.findLast(({ price }) => price !== null);
const agreed = plans.find(({ price }) => price === null);

/** The sentence beside the sign-up form that confirms a choice. */
const choice = (page: Page) => page.locator('#get-started [data-choices] > span:visible');

const choosePlan = (page: Page) => page.locator(`#pricing a[data-plan="${chosen?.id}"]`).click();

const readParameters = async (opened: Promise<Page>) => {
  const product = await opened;
  await product.waitForURL('**/auth*');
  return Object.fromEntries(new URL(product.url()).searchParams);
};

/** Goes to sign-up through the first link on the page. @returns the parameters in its address. */
async function follow(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Start/ })
    .first()
    .click();
  return readParameters(opened);
}

/** Goes to sign-up through the form. @returns the parameters in its address. */
async function submit(page: Page, context: BrowserContext) {
  await page.getByLabel('Email address').fill(email);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Start Your Free Trial' }).click();
  return readParameters(opened);
}

test('the browser stops an invalid email; without a choice, sign-up gets no parameters', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const field = page.getByLabel('Email address');
  for (const typed of ['', 'ayu']) {
    await field.fill(typed);
    await page.getByRole('button', { name: 'Start Your Free Trial' }).click();
    await expect(field).toBeFocused();
  }
  await expect(choice(page)).toHaveCount(0);
  expect(await submit(page, context)).toEqual({});
  expect(context.pages().at(-1)?.url()).toMatch(/\/auth$/);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a chosen plan and billing period are confirmed, kept for the visit and passed to sign-up, without the email', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await page.goto('/');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(choice(page)).toContainText('You chose yearly billing');
  await choosePlan(page);
  await expect(page).toHaveURL('/#get-started');
  await expect(choice(page)).toContainText(`You chose ${chosen?.title}, billed yearly`);
  expect(await follow(page, context)).toEqual({ plan: chosen?.id, billing: 'yearly' });
  expect(await submit(page, context)).toEqual({ plan: chosen?.id, billing: 'yearly' });
  expect(asked.filter((part) => decodeURIComponent(part).includes('guest.example'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await page.goto('/contact');
  expect(await follow(page, context)).toEqual({ plan: chosen?.id, billing: 'yearly' });
});

test('a link from elsewhere chooses its plan, if it has a price, over an earlier choice; a later choice beats the link', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.locator('#pricing a[data-plan]').first().click();
  await expect(choice(page)).toBeVisible();
  await page.goto(`/?plan=${chosen?.id}&billing=yearly#savings-calculator`);
  await expect(choice(page)).toContainText(`You chose ${chosen?.title}, billed yearly`);
  await page.goto(`/?rate=200&plan=${chosen?.id}#savings-calculator`);
  await expect(choice(page)).toContainText(`You chose ${chosen?.title}, billed monthly`);
  expect(await follow(page, context)).toEqual({ plan: chosen?.id, billing: 'monthly' });
  for (const plan of [agreed?.id ?? 'none', '"]']) {
    await page.goto(`/?plan=${encodeURIComponent(plan)}`);
    await expect(choice(page)).toContainText(`You chose ${chosen?.title}`);
  }
  await page.goto(`/?plan=${chosen?.id}`);
  await page.locator('#pricing a[data-plan]').first().click();
  await page.reload();
  await expect(choice(page)).not.toContainText(`${chosen?.title}`);
});

test('only the labels of a campaign are passed on, and only when the visitor goes to sign-up', async ({
  page,
  context,
}) => {
  await page.goto(`/?utm_source=newsletter&utm_campaign=low+season&utm_medium=${email}&ref=x`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const campaign = { utm_source: 'newsletter', utm_campaign: 'low-season' };
  expect(await follow(page, context)).toEqual(campaign);
  await page.goto('/contact');
  expect(await follow(page, context)).toEqual(campaign);
  expect(await context.cookies()).toEqual([]);
});
