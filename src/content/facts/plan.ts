import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';
import { amount } from './currency.ts';
import { formatMoney, type MoneyFormat } from '../../shared/money.ts';
import { id, internalHref, name, text } from '../fields/text.ts';
import { formatPercent } from './wording.ts';

/** As many plans as the cards and the table of plans have room for. */
const fewestPlans = 2;
const mostPlans = 5;

/** A plan as facts/plans.yaml has it. */
export const planSchema = z.strictObject({
  id,
  title: name.describe('Display name: Pro.'),
  alias: name.describe('The other name of the plan that copy may use.'),
  monthly: amount
    .nullable()
    .describe(
      'Price per month when billed monthly, with at most two decimals; `null` if it is agreed individually.',
    ),
  description: text.describe('The second sentence on its card.'),
  targetUser: text.describe('The first sentence on its card, without a period at its end.'),
  mainFeatures: z
    .array(text)
    .min(1)
    .describe(
      'What its card lists. Each plan has everything in the plans above it: list only what it adds.',
    ),
  keyModules: z
    .array(
      z.strictObject({
        name: text.describe('The name of the module.'),
        features: z.array(text).min(1).describe('Short lines: what the plan adds to the module.'),
      }),
    )
    .min(1)
    .describe('The rows of the comparison table. Modules of the same name share a group.'),
  modules: z
    .array(id)
    .describe(
      'Ids of the cards and tabs that the plan adds, and of other modules that texts name as {{planWith.loyalty}}.',
    ),
  teamMembers: z
    .union(
      [z.number().int().nonnegative(), z.literal('unlimited')],
      'expected a whole number or "unlimited"',
    )
    .describe('People besides the owner who can have an account.'),
  cta: z
    .strictObject({
      text: text.describe('The words on the button.'),
      href: internalHref.describe('Where the button leads: a page or section of the site.'),
    })
    .describe('The button on its card.'),
  popular: z.boolean().describe('Whether the card is highlighted; at most one is.'),
});

/** What a plan costs per month: billed monthly, and billed yearly. */
export interface PlanPrice {
  monthly: number;
  yearly: number;
}

/** An entry with both prices; `null` if the price is agreed individually. */
type WithPrices<Entry> = Omit<Entry, 'monthly'> & { price: PlanPrice | null };

export type Plan = WithPrices<z.output<typeof planSchema>>;

/**
 * The price per month when billed yearly: 10 percent off 199 is 179. Rounded down to the whole unit, so
 * that nobody saves less than the page says.
 */
export function yearlyPrice(monthly: number, savingPercent: number): number {
  return Math.floor((monthly * (100 - savingPercent)) / 100);
}

/** Adds the yearly price to plans. */
export function withYearlyPrices<Entry extends { monthly: number | null }>(
  plans: readonly Entry[],
  { yearlySavingPercent }: { yearlySavingPercent: number },
): WithPrices<Entry>[] {
  return plans.map(({ monthly, ...plan }) => ({
    ...plan,
    price: monthly === null ? null : { monthly, yearly: yearlyPrice(monthly, yearlySavingPercent) },
  }));
}

/** A price per month as the site prints it. */
export interface PriceWords {
  monthly: string;
  yearly: {
    /** Per month. */
    price: string;
    /** The amount that yearly billing charges once a year. */
    total: string;
    /** How much less that is than twelve monthly payments. */
    saving: string;
  };
}

/** A plan with its printed price, if it has one. */
export type PricedPlan = Plan & { priceWords: PriceWords | null };

/** Prints a price: 199 and 179 a month make $2,148 a year, $240 less than monthly billing. */
export function priceWords({ monthly, yearly }: PlanPrice, money: MoneyFormat): PriceWords {
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

/** The plans with their printed prices. */
export function pricedPlans(plans: readonly Plan[], money: MoneyFormat): PricedPlan[] {
  return plans.map((plan) => ({
    ...plan,
    priceWords: plan.price && priceWords(plan.price, money),
  }));
}

/** What yearly billing saves, as the site prints it: `10%`. */
export function yearlySaving({
  terms,
  money,
}: {
  terms: { yearlySavingPercent: number };
  money: MoneyFormat;
}): string {
  return formatPercent(terms.yearlySavingPercent, money.locale);
}

/**
 * Checks what only the whole catalogue can show: it has 2 to 5 plans, at most one is popular, and one
 * or more have a price.
 * @throws {ContentError} naming the plan and field that breaks the rule.
 */
export function checkCatalogue(
  file: string,
  plans: readonly Pick<Plan, 'id' | 'price' | 'popular'>[],
): void {
  if (plans.length < fewestPlans || plans.length > mostPlans) {
    throw new ContentError(
      { file },
      `expected ${fewestPlans} to ${mostPlans} plans, got ${plans.length}.`,
    );
  }
  if (plans.every(({ price }) => price === null)) {
    throw new ContentError({ file }, 'at least one plan needs a price.');
  }
  const [, secondPopular] = plans.filter((plan) => plan.popular);
  if (secondPopular) {
    const place = { file, entry: secondPopular.id, field: 'popular' };
    throw new ContentError(place, 'only one plan can be popular.');
  }
}
