import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';

const content = loadContent();

const feePercent = content.terms.directBookingFeePercent;

/** The fee of the first and the second plan a month: editors change prices, so that stories reckon with them. */
const [basicFee = 0, proFee = 0] = content.plans.map(({ price }) => price?.monthly ?? 0);

/** What the product costs in a month with this revenue from direct bookings. */
export const costWithBasic = (revenue: number) => basicFee + (revenue * feePercent) / 100;
export const costWithPro = (revenue: number) => proFee + (revenue * feePercent) / 100;

/** The rates of the specification, which editors may change. */
const agreed = 'airbnb=15&booking=15&vrbo=8&expedia=15&agoda=15';

/** Opens the landing page at the calculator, with a query such as `?rate=200`. */
export async function openCalculator(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/${query}`);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Waits until the calculator's code runs. */
export async function waitUntilStarted(section: Locator): Promise<void> {
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
}

/** Opens the calculator with the inputs of the specification, and others: `plan=pro`. Waits until its code runs. */
export async function openAgreed(page: Page, ...others: string[]): Promise<Locator> {
  const section = await openCalculator(page, `?${[agreed, ...others].join('&')}`);
  await waitUntilStarted(section);
  return section;
}

/** One of the four results: `otaCost`, `productCost`, `monthlySavings` or `yearlySavings`. */
export const figure = (section: Locator, name: string) => section.locator(`output[name="${name}"]`);
