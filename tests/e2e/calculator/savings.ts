import type { Locator, Page } from '@playwright/test';
import { loadContent } from '../../../src/content/content.ts';
import { openSection } from '../islands.ts';

const { bookingSites, plans, terms } = loadContent();

/** The plans with a price. Editors may change prices, so tests calculate with the smallest and the largest. */
const priced = plans.flatMap(({ id, price }) => (price ? [{ id, fee: price.monthly }] : []));
export const [smallPlan = { id: '', fee: 0 }] = priced;
export const largePlan = priced.at(-1) ?? smallPlan;

/** The monthly cost of the product at this revenue from direct bookings. */
export const getCost = ({ fee }: typeof largePlan, revenue: number) =>
  fee + (revenue * terms.directBookingFeePercent) / 100;

/** The last booking site. The first one is selected at first. */
export const lastSite = `${bookingSites.at(-1)?.id}`;

/** 15% for every booking site, because editors may change the defaults. */
const agreed = bookingSites.map(({ id }) => `${id}=15`).join('&');

/** Opens the calculator with these rates and other inputs, such as `rate=200`. */
export function openWithAgreedRates(page: Page, ...others: string[]): Promise<Locator> {
  return openSection(page, 'savings-calculator', `/?${[agreed, ...others].join('&')}`);
}

/** One of the four results: `otaCost`, `productCost`, `monthlySavings` or `yearlySavings`. */
export const figure = (section: Locator, name: string) => section.locator(`output[name="${name}"]`);
