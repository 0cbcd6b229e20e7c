import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';
import { amount } from './currency.ts';
import { formatMoney, type MoneyFormat } from '../../shared/money.ts';
import { id, internalHref, name, text } from '../fields/text.ts';

/** As many plans as the cards and the table of plans have room for. */
const fewestPlans = 2;
const mostPlans = 5;

/** Per month: when billed monthly, and when billed yearly, if that is possible. */
const price = z
  .strictObject({
    monthly: amount.describe('Per month, billed monthly. At most two decimals.'),
    yearly: amount
      .optional()
      .describe(
        'Per month, billed yearly. All plans save the same percentage. Leave it out for a plan without yearly billing.',
      ),
  })
  .refine(({ monthly, yearly }) => yearly === undefined || yearly < monthly, {
    path: ['yearly'],
    message: 'the price per month when billed yearly must be below the monthly price',
  });

export type PlanPrice = z.output<typeof price>;

/** A paid plan as the pricing cards show it. */
export const planSchema = z.strictObject({
  id,
  title: name.describe('Display name: Pro.'),
  alias: name.describe('The other name of the plan that copy may use.'),
  price: price.nullable().describe('`null` if the price is agreed individually.'),
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
      variant: z.enum(['solid', 'outline']).describe('How the button looks.'),
    })
    .describe('The button on its card.'),
  popular: z.boolean().describe('Whether the card is highlighted; at most one is.'),
  delay: z
    .number()
    .int()
    .nonnegative()
    .describe('Milliseconds by which the card appears after the first.'),
});

export type Plan = z.output<typeof planSchema>;

/** The saving of yearly billing in whole percent: 199 → 179 saves 10; `null` without yearly billing. */
export function yearlySavingPercent({ monthly, yearly }: PlanPrice): number | null {
  return yearly === undefined ? null : Math.round((1 - yearly / monthly) * 100);
}

/** The saving that all plans with yearly billing share, in whole percent; `null` if there is none. */
export function yearlySavingOf(plans: readonly Pick<Plan, 'price'>[]): number | null {
  for (const { price: priced } of plans) {
    const saving = priced && yearlySavingPercent(priced);
    if (saving !== null) return saving;
  }
  return null;
}

/** A price per month as the site prints it. */
export interface PriceWords {
  monthly: string;
  /** `null` if the plan is only billed monthly. */
  yearly: YearlyWords | null;
}

interface YearlyWords {
  /** Per month. */
  price: string;
  /** The amount that yearly billing charges once a year. */
  total: string;
  /** How much less that is than twelve monthly payments. */
  saving: string;
}

/** A plan with its printed price, if it has one. */
export type PricedPlan = Plan & { priceWords: PriceWords | null };

/** Prints a price: 199 and 179 a month make $2,148 a year, $240 less than monthly billing. */
export function priceWords({ monthly, yearly }: PlanPrice, money: MoneyFormat): PriceWords {
  const print = (value: number) => formatMoney(value, money);
  const yearlyWords = (perMonth: number) => ({
    price: print(perMonth),
    total: print(perMonth * 12),
    saving: print((monthly - perMonth) * 12),
  });
  return {
    monthly: print(monthly),
    yearly: yearly === undefined ? null : yearlyWords(yearly),
  };
}

/**
 * Checks what only the whole catalogue can show: it has 2 to 5 plans, at most one plan is popular, one or more have a price,
 * and yearly billing saves the same percentage on all prices, since the page states one.
 * @throws {ContentError} naming the plan and field that breaks the rule.
 */
export function checkCatalogue(file: string, plans: readonly Plan[]): void {
  if (plans.length < fewestPlans || plans.length > mostPlans) {
    throw new ContentError(
      { file },
      `expected ${fewestPlans} to ${mostPlans} plans, got ${plans.length}.`,
    );
  }
  if (plans.every(({ price: priced }) => priced === null)) {
    throw new ContentError({ file }, 'at least one plan needs a price.');
  }
  const [, secondPopular] = plans.filter((plan) => plan.popular);
  if (secondPopular) {
    const place = { file, entry: secondPopular.id, field: 'popular' };
    throw new ContentError(place, 'only one plan can be popular.');
  }
  const [first, ...others] = plans.flatMap(({ id: plan, price: priced }) => {
    const saving = priced && yearlySavingPercent(priced);
    return saving === null ? [] : { id: plan, saving };
  });
  const other = others.find(({ saving }) => saving !== first?.saving);
  if (first && other) {
    const place = { file, entry: other.id, field: 'price.yearly' };
    const both = `"${other.id}" saves ${other.saving}% when billed yearly and "${first.id}" ${first.saving}%`;
    throw new ContentError(place, `${both}; all plans must save the same percentage.`);
  }
}
