import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const email = 'ayu.carter@guest.example';

/** The sentence that confirms a choice beside the sign-up form. */
const choice = (page: Page) => page.locator('#get-started [data-choices] > span:visible');

const choosePro = (page: Page) => page.locator('#pricing a[data-plan="pro"]').click();

const parametersOf = async (opened: Promise<Page>) => {
  const product = await opened;
  await product.waitForURL('**/auth*');
  return Object.fromEntries(new URL(product.url()).searchParams);
};

/** Goes to sign-up by the first link in the page. @returns the parameters that go along. */
async function follow(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Start/ })
    .first()
    .click();
  return parametersOf(opened);
}

/** Goes to sign-up by the form. @returns the parameters that go along. */
async function submit(page: Page, context: BrowserContext) {
  await page.getByLabel('Email address').fill(email);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Start Your Free Trial' }).click();
  return parametersOf(opened);
}

test('the browser stops what is no email; without a choice nothing goes along', async ({
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

test('a chosen plan and period are confirmed, kept for the visit and sent to sign-up, without the email', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url(), request.postData() ?? ''));
  await page.goto('/');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(choice(page)).toContainText('You chose yearly billing');
  await choosePro(page);
  await expect(page).toHaveURL('/#get-started');
  await expect(choice(page)).toContainText('You chose Pro, billed yearly');
  expect(await follow(page, context)).toEqual({ plan: 'pro', billing: 'yearly' });
  expect(await submit(page, context)).toEqual({ plan: 'pro', billing: 'yearly' });
  expect(asked.filter((part) => decodeURIComponent(part).includes('guest.example'))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await page.goto('/contact');
  expect(await follow(page, context)).toEqual({ plan: 'pro', billing: 'yearly' });
});

test('a link to the calculator with a plan chooses it; one without a price or meaning does not', async ({
  page,
  context,
}) => {
  await page.goto('/?rate=200&plan=pro#savings-calculator');
  await expect(choice(page)).toContainText('You chose Pro, billed monthly');
  expect(await follow(page, context)).toEqual({ plan: 'pro', billing: 'monthly' });
  for (const plan of ['enterprise', '"]']) {
    await page.goto('about:blank');
    await page.evaluate(() => {});
    await page.goto(`/?plan=${encodeURIComponent(plan)}`);
    await expect(page.locator('#get-started')).not.toContainText('enterprise');
  }
});

test('of a campaign only labels go along, and only once the visitor goes to sign-up', async ({
  page,
  context,
}) => {
  const query = new URLSearchParams({
    utm_source: 'newsletter',
    utm_medium: email,
    utm_term: 'a'.repeat(1000),
    utm_campaign: 'low season',
    ref: 'x',
  });
  await page.goto(`/?${query}`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const campaign = {
    utm_source: 'newsletter',
    utm_term: 'a'.repeat(100),
    utm_campaign: 'low-season',
  };
  expect(await follow(page, context)).toEqual(campaign);
  await page.goto('/contact');
  expect(await follow(page, context)).toEqual(campaign);
  expect(await context.cookies()).toEqual([]);
});

test('Contact Sales leads to a demo and to the contact form, with Sales chosen', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#pricing').getByRole('link', { name: 'Contact Sales' }).first().click();
  await expect(page).toHaveURL('/#contact');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Schedule a demo' })).toBeInViewport();
  await footer.getByRole('link', { name: 'Get a quote' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('Sales');
  await expect(page.getByLabel('Subject')).toBeInViewport();
});
