import type { Locator, Page } from '@playwright/test';
import { content } from '../../../src/content/content.ts';
import { formatUsd } from '../../../src/shared/money.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import {
  calculateSavings,
  inputLimits,
  perYear,
  defaultAssumptions,
  roundToDollars,
  type SavingsInputs,
} from '../../../src/features/calculator/rules/savings.ts';

/** The words of the calculator, its labels among them. */
export const { calculator: labels } = content.pages.home.savingsCalculator;

/** The plans that the calculator offers, and what it starts with. */
export const paidPlans = content.plans.filter(({ price }) => price !== null);
export const [firstPlan] = paidPlans;
const [firstOta] = content.bookingSites;

function idOf(entry: { id: string } | undefined, what: string): string {
  if (!entry) throw new Error(`The tests of the calculator need ${what}.`);
  return entry.id;
}

/** The booking site that the calculator starts with, and one with another commission. */
export const startOta = idOf(firstOta, 'a booking site');
export const otherOta = idOf(
  content.bookingSites.findLast(
    ({ commissionPercent: rate }) => rate !== firstOta?.commissionPercent,
  ),
  'two booking sites with different commissions',
);

/** A plan with a price that the calculator does not start with. */
export const otherPlan = idOf(paidPlans[1], 'two plans with a price');

/** What a test sets in the calculator; the rest is as it starts. */
interface Choice extends Partial<SavingsInputs> {
  ota?: string;
  plan?: string;
}

/** What the calculator counts with, at the prices and rates that the site is built with. */
export function inputsOf({ ota, plan, ...changes }: Choice = {}): SavingsInputs {
  const { bookingSites, plans, terms } = content;
  const platform = bookingSites.find(({ id }) => id === (ota ?? firstOta?.id));
  const paid = plans.find(({ id }) => id === (plan ?? firstPlan?.id));
  return {
    nightlyRateUsd: inputLimits.nightlyRateUsd.default,
    occupancyPercent: inputLimits.occupancyPercent.default,
    propertyCount: inputLimits.propertyCount.default,
    otaCommissionPercent: platform?.commissionPercent ?? 0,
    planFeeUsd: paid?.price?.monthly ?? 0,
    directBookingFeePercent: terms.directBookingFeePercent,
    ...defaultAssumptions,
    ...changes,
  };
}

/** The four results as the page prints them. That the formula is right is the unit tests' to say. */
export function resultsOf(choice: Choice = {}, isYearly = false) {
  const savings = calculateSavings(inputsOf(choice));
  const print = (amount: number) => formatUsd(roundToDollars(amount));
  const cost = (amount: number) => print(isYearly ? perYear(amount) : amount);
  return {
    otaCost: cost(savings.otaCost),
    productCost: cost(savings.productCost),
    monthlySavings: print(savings.monthlySavings),
    yearlySavings: print(savings.yearlySavings),
  };
}

/** What the calculator says of the results in words: what is kept, or that the plan costs more. */
export function answerOf(choice: Choice = {}, isYearly = false): string {
  const { monthlySavings, yearlySavings } = resultsOf(choice);
  const [amount, other] = isYearly
    ? [yearlySavings, monthlySavings]
    : [monthlySavings, yearlySavings];
  const { all, some, none } = isYearly ? labels.year : labels.month;
  const share = choice.directPercent ?? defaultAssumptions.directPercent;
  const { saves, loses } = share < 100 ? some : all;
  const isLoss = amount.startsWith('−');
  return fillTemplate(share === 0 ? none : isLoss ? loses : saves, {
    share: `${share}%`,
    amount: amount.replace('−', ''),
    other: other.replace('−', ''),
    plan: content.plans.find(({ id }) => id === (choice.plan ?? firstPlan?.id))?.title ?? '',
    ota: content.bookingSites.find(({ id }) => id === (choice.ota ?? firstOta?.id))?.name ?? '',
  });
}

/** Opens the landing page, with a query such as `?rate=200`, at the calculator. */
export async function openCalculator(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/${query}`);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Ends the wait of a shared link for its code: the animation that hides other figures comes to its end. */
export async function giveUpOnCode(page: Page): Promise<void> {
  await page.locator('#savings-calculator form').evaluate((form) => {
    for (const animation of form.getAnimations()) animation.finish();
  });
}
