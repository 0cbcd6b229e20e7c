import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';

const content = loadContent();

const feePercent = content.terms.directBookingFeePercent;

/** The plans with a price. Editors may change prices, so tests calculate with the smallest and the largest. */
const priced = content.plans.filter(({ price }) => price !== null);
export const largePlan = `${priced.at(-1)?.id}`;
const [basicFee = 0] = priced.map(({ price }) => price?.monthly ?? 0);
const largeFee = priced.at(-1)?.price?.monthly ?? 0;

/** The first booking site, which is selected at first, and another one. */
export const [firstSite = { id: '', name: '' }] = content.bookingSites;
export const lastSite = content.bookingSites.at(-1) ?? firstSite;

/** The monthly cost of the product at this revenue from direct bookings. */
export const getCostWithBasic = (revenue: number) => basicFee + (revenue * feePercent) / 100;
export const getCostWithLarge = (revenue: number) => largeFee + (revenue * feePercent) / 100;

/** 15% for every booking site, because editors may change the defaults. */
const agreed = content.bookingSites.map(({ id }) => `${id}=15`).join('&');

/** Opens the landing page with a query such as `?rate=200`, and scrolls to the calculator. */
export async function openCalculator(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/${query}`);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Waits until the calculator has hydrated. */
export async function waitForHydration(section: Locator): Promise<void> {
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** Opens the calculator with these rates and other inputs, such as `rate=200`. Waits for hydration. */
export async function openWithAgreedRates(page: Page, ...others: string[]): Promise<Locator> {
  const section = await openCalculator(page, `?${[agreed, ...others].join('&')}`);
  await waitForHydration(section);
  return section;
}

/** One of the four results: `otaCost`, `productCost`, `monthlySavings` or `yearlySavings`. */
export const figure = (section: Locator, name: string) => section.locator(`output[name="${name}"]`);
