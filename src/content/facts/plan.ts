import { z } from 'zod';
import { amount, formatPercent } from './amounts.ts';
import { formatMoney, type MoneyFormat } from '../../shared/money.ts';
import { atLeast, group, id, internalHref, list, name, text, whole } from '../fields/text.ts';

const keyModule = group({
  name: 'The name of the module.',
  features: atLeast(1, text).describe('Short lines: what the plan adds to the module.'),
});

const planSchema = group({
  id,
  title: name.describe('Display name: Pro.'),
  alias: name.describe('The other name of the plan that copy may use.'),
  monthly: amount
    .nullable()
    .default(null)
    .describe('Price when billed monthly; left out if it is agreed individually.'),
  description: 'The second sentence on its card.',
  targetUser: 'The first sentence on its card, without a period at its end.',
  mainFeatures: atLeast(1, text).describe(
    'What its card lists: only what it adds to the plans above it.',
  ),
  keyModules: atLeast(1, keyModule).describe(
    'The rows of the comparison table. Modules of the same name share a group.',
  ),
  modules: z.array(id).describe('Ids of the cards, tabs and other modules that it adds.'),
  teamMembers: z
    .union([whole(0), z.literal('unlimited')], 'expected a whole number or "unlimited"')
    .describe('People besides the owner who can have an account.'),
  cta: group('The button on its card.', {
    text: 'The words on the button.',
    href: internalHref.describe('Where the button leads: a page or section of the site.'),
  }),
  popular: z.boolean().describe('Whether the card is highlighted; at most one is.'),
});

/** As many plans as the cards and the table have room for, one or more with a price. */
export const plansSchema = list(planSchema)
  .min(2)
  .max(5)
  .refine(
    (plans) => plans.some(({ monthly }) => monthly !== null),
    'one plan or more needs a price',
  )
  .refine(
    (plans) => plans.filter(({ popular }) => popular).length < 2,
    'only one plan can be popular',
  );

/** What a plan costs per month: billed monthly, and billed yearly. */
interface PlanPrice {
  monthly: number;
  yearly: number;
}

/** A plan with both prices; `null` if the price is agreed individually. */
export type Plan = Omit<z.output<typeof planSchema>, 'monthly'> & { price: PlanPrice | null };

/**
 * Adds the price per month when billed yearly: 10 percent off 199 is 179. Rounded down to the whole unit, so that
 * nobody saves less than the page says.
 */
export function withYearlyPrices(
  plans: z.output<typeof plansSchema>,
  { yearlySavingPercent: saving }: { yearlySavingPercent: number },
): Plan[] {
  return plans.map(({ monthly, ...plan }) => {
    if (monthly === null) return { ...plan, price: null };
    return { ...plan, price: { monthly, yearly: Math.floor((monthly * (100 - saving)) / 100) } };
  });
}

/**
 * Prints a price: 199 and 179 a month make $2,148 a year, $240 less than monthly billing. The prices are per month,
 * the total and the saving per year.
 */
export function priceWords({ monthly, yearly }: PlanPrice, money: MoneyFormat) {
  const print = (value: number) => formatMoney(value, money);
  return {
    monthly: print(monthly),
    yearly: {
      price: print(yearly),
      total: print(yearly * 12),
      saving: print((monthly - yearly) * 12),
    },
  };
}

export type PriceWords = ReturnType<typeof priceWords>;

/** A plan with its printed price, if it has one. */
export type PricedPlan = Plan & { priceWords: PriceWords | null };

/** The plans with their printed prices. */
export function pricedPlans(plans: readonly Plan[], money: MoneyFormat): PricedPlan[] {
  return plans.map((plan) => ({
    ...plan,
    priceWords: plan.price && priceWords(plan.price, money),
  }));
}

/** What yearly billing saves, as the site prints it: `10%`. */
export function yearlySaving(content: {
  terms: { yearlySavingPercent: number };
  money: MoneyFormat;
}): string {
  return formatPercent(content.terms.yearlySavingPercent, content.money.locale);
}
