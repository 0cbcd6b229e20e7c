import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';

const content = loadContent();

const feePercent = content.terms.directBookingFeePercent;

/** The monthly fees of the first and second plan. Editors may change prices, so tests calculate with them. */
const [basicFee = 0, proFee = 0] = content.plans.map(({ price }) => price?.monthly ?? 0);

/** The monthly cost of the product at this revenue from direct bookings. */
export const getCostWithBasic = (revenue: number) => basicFee + (revenue * feePercent) / 100;
export const getCostWithPro = (revenue: number) => proFee + (revenue * feePercent) / 100;

/** The rates in the specification, because editors may change the defaults. */
const agreed = 'airbnb=15&booking=15&vrbo=8&expedia=15&agoda=15';

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

/**
 * Opens the calculator with the rates in the specification and other inputs, such as `plan=pro`. Waits for hydration.
 */
export async function openWithAgreedRates(page: Page, ...others: string[]): Promise<Locator> {
  const section = await openCalculator(page, `?${[agreed, ...others].join('&')}`);
  await waitForHydration(section);
  return section;
}

/** One of the four results: `otaCost`, `productCost`, `monthlySavings` or `yearlySavings`. */
export const figure = (section: Locator, name: string) => section.locator(`output[name="${name}"]`);
