import type { BrowserContext, Page } from '@playwright/test';
import { productLinks } from '../../../src/config/site.ts';
import { content } from '../../language.ts';

const { home } = content.pages;
const paid = content.plans.filter(({ price }) => price !== null);
/** Two plans with a price. */
export const [basic, pro = basic] = paid;
/** A plan whose price is agreed, where there is one. */
export const enterprise = content.plans.find(({ price }) => price === null);

/** The email address typed in the trial form, which is never sent. */
export const email = 'ayu.carter@guest.example';

/** The choice that the get-started section names. */
export const named = (page: Page) => page.locator('#get-started [data-choice]:not([hidden])');

/** The link to the plans beside the choice; hidden as long as there is none. */
export const changePlan = (page: Page) =>
  page.locator('#get-started').getByText(home.getStarted.choice.change);

export const pressPlan = (page: Page, id = pro?.id) =>
  page.locator(`#pricing a[data-plan="${id}"]`).click();

export const chooseYearly = (page: Page) =>
  page.getByRole('radio', { name: content.pages.home.pricing.yearly }).check();

/** Starts a trial by a link. @returns the parameters with which sign-up opens. */
export async function follow(page: Page, context: BrowserContext) {
  const opened = context.waitForEvent('page');
  await page.getByRole('main').locator(`a[href^="${productLinks.auth}"]`).first().click();
  return parametersOf(await opened);
}

export async function submitEmail(page: Page, context: BrowserContext) {
  await page.getByLabel(home.getStarted.email.label).fill(email);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: home.getStarted.submit }).click();
  return parametersOf(await opened);
}

export async function parametersOf(product: Page) {
  await product.waitForURL((url) => url.href.startsWith(productLinks.auth));
  return Object.fromEntries(new URL(product.url()).searchParams);
}
