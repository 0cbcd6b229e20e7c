import type { Locator, Page } from '@playwright/test';
import { content, routes } from '../../language.ts';
import { percent, wholeMoney } from '../money.ts';
import { breakEvenRevenueCents } from '../../../src/features/calculator/rules/break-even.ts';
import { planNames } from '../../../src/features/calculator/text/plan-names.ts';
import { fillTemplate } from '../../../src/content/fields/template.ts';
import {
  calculateSavings,
  inputLimits,
  perYear,
  defaultAssumptions,
  roundToWhole,
  type SavingsInputs,
} from '../../../src/features/calculator/rules/savings.ts';

/** Labels and other text of the calculator. */
export const { calculator: labels } = content.pages.home.savingsCalculator;

/** Plans in the calculator, and its default inputs. */
export const paidPlans = content.plans.filter(({ price }) => price !== null);
export const [firstPlan] = paidPlans;

/** Title of the tab that compares the plans. */
export const plansTab = planNames({
  money: content.money,
  plans: paidPlans.map(({ title: name }) => ({ name })),
});
const [firstOta] = content.bookingSites;

function idOf(entry: { id: string } | undefined, what: string): string {
  if (!entry) throw new Error(`The tests of the calculator need ${what}.`);
  return entry.id;
}

/** The limits and the default of the nightly rate. */
export const rates = content.calculator.nightlyRate;

const { min, max, step, default: start } = rates;
/** The positions of its slider. */
export const positions = Array.from({ length: (max - min) / step + 1 }, (_, at) => min + at * step);
const inner = positions.filter((rate) => rate !== start && rate !== min && rate !== max);

/** Two positions of the slider that are neither an end nor the default. */
export const someRate = inner[Math.floor(inner.length / 3)] ?? max;
export const otherRate = inner[Math.floor(inner.length / 2)] ?? max;

/** The position after the default. */
export const nextRate = start + step;

/** A rate between two positions, if there is room for it. */
export const typedRate = someRate + 1;

/** The default booking site, and another one, if possible with another commission. */
export const startOta = idOf(firstOta, 'a booking site');
export const otherOta = idOf(
  content.bookingSites.findLast(
    ({ commissionPercent: rate }) => rate !== firstOta?.commissionPercent,
  ) ?? content.bookingSites[1],
  'two booking sites',
);

/** A priced plan other than the default, if there is one. */
export const otherPlan = idOf(paidPlans[1] ?? firstPlan, 'a plan with a price');

/** Inputs that a test sets; others keep their defaults. */
interface Choice extends Partial<SavingsInputs> {
  ota?: string;
  plan?: string;
}

/** Inputs of the calculation, with the site's prices and rates. */
export function inputsOf({ ota, plan, ...changes }: Choice = {}): SavingsInputs {
  const { bookingSites, plans, terms } = content;
  const platform = bookingSites.find(({ id }) => id === (ota ?? firstOta?.id));
  const paid = plans.find(({ id }) => id === (plan ?? firstPlan?.id));
  return {
    nightlyRate: rates.default,
    occupancyPercent: inputLimits.occupancyPercent.default,
    propertyCount: inputLimits.propertyCount.default,
    otaCommissionPercent: platform?.commissionPercent ?? 0,
    planFee: paid?.price?.monthly ?? 0,
    directBookingFeePercent: terms.directBookingFeePercent,
    ...defaultAssumptions,
    ...changes,
  };
}

/** The monthly revenue in cents from which the plan pays off. */
export const breakEvenOf = (inputs: SavingsInputs) => breakEvenRevenueCents(inputs, rates.max);

/** The four results as shown on the page. Unit tests check the formula itself. */
export function resultsOf(choice: Choice = {}, isYearly = false) {
  const savings = calculateSavings(inputsOf(choice));
  const print = (amount: number) => wholeMoney(roundToWhole(amount));
  const cost = (amount: number) => print(isYearly ? perYear(amount) : amount);
  return {
    otaCost: cost(savings.otaCost),
    productCost: cost(savings.productCost),
    monthlySavings: print(savings.monthlySavings),
    yearlySavings: print(savings.yearlySavings),
  };
}

/** The answer in words: the savings, or that the plan costs more. */
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
    share: percent(share),
    amount: amount.replace('−', ''),
    other: other.replace('−', ''),
    plan: content.plans.find(({ id }) => id === (choice.plan ?? firstPlan?.id))?.title ?? '',
    ota: content.bookingSites.find(({ id }) => id === (choice.ota ?? firstOta?.id))?.name ?? '',
  });
}

/** Opens the landing page at the calculator, with a query such as `?rate=200`. */
export async function openCalculator(page: Page, query = ''): Promise<Locator> {
  await page.goto(`${routes.home}${query}`);
  const section = page.locator('#savings-calculator');
  await section.scrollIntoViewIfNeeded();
  return section;
}

/** Opens one of the tabs below the result. */
export async function openTab(section: Locator, title: string): Promise<void> {
  await section.getByRole('tab', { name: title, exact: true }).click();
}

/** Finishes the animation that hides the default figures while a shared link waits for its code. */
export async function giveUpOnCode(page: Page): Promise<void> {
  await page.locator('#savings-calculator form').evaluate((form) => {
    for (const animation of form.getAnimations()) animation.finish();
  });
}
