import { z } from 'zod';
import { ContentError } from '../parse/content-error.ts';
import { formatUsd } from '../../shared/money.ts';
import { id, internalHref, text } from '../fields/text.ts';

const wholeDollars = z
  .number('expected whole US dollars')
  .int('expected whole US dollars')
  .positive('expected more than 0');

/** US dollars per month: when billed monthly, and when billed yearly. */
const price = z
  .strictObject({ monthly: wholeDollars, yearly: wholeDollars })
  .refine(({ monthly, yearly }) => yearly < monthly, {
    path: ['yearly'],
    message: 'the price per month when billed yearly must be below the monthly price',
  });

export type PlanPrice = z.output<typeof price>;

/** A paid plan as the pricing cards show it. */
export const planSchema = z.strictObject({
  id,
  title: text.describe('Display name: Basic, Pro, Enterprise.'),
  alias: text.describe('The other name of the plan that copy may use.'),
  price: price.nullable().describe('`null` if the price is agreed individually.'),
  description: text,
  targetUser: text,
  mainFeatures: z.array(text).min(1),
  keyModules: z.array(z.strictObject({ name: text, features: z.array(text).min(1) })).min(1),
  /** People besides the owner who can have an account. */
  teamMembers: z.union(
    [z.number().int().nonnegative(), z.literal('unlimited')],
    'expected a whole number or "unlimited"',
  ),
  cta: z.strictObject({
    text,
    href: internalHref,
    variant: z.enum(['solid', 'outline']),
  }),
  popular: z.boolean().describe('Whether the card is highlighted; at most one is.'),
  delay: z
    .number()
    .int()
    .nonnegative()
    .describe('Milliseconds by which the card appears after the first.'),
});

export type Plan = z.output<typeof planSchema>;

/** The saving of yearly billing in whole percent: 199 → 179 saves 10. */
export function yearlySavingPercent({ monthly, yearly }: PlanPrice): number {
  return Math.round((1 - yearly / monthly) * 100);
}

/** A price as the site prints it: per month for either billing, and per year for yearly billing. */
export interface PriceWords {
  monthly: string;
  yearly: string;
  /** The amount that yearly billing charges once a year. */
  yearlyTotal: string;
  /** How much less that is than twelve monthly payments. */
  yearlySaving: string;
}

/** A plan with its printed price, if it has one. */
export type PricedPlan = Plan & { priceWords: PriceWords | null };

/** Prints a price: 199 and 179 a month make $2,148 a year, $240 less than monthly billing. */
export function priceWords({ monthly, yearly }: PlanPrice): PriceWords {
  return {
    monthly: formatUsd(monthly),
    yearly: formatUsd(yearly),
    yearlyTotal: formatUsd(yearly * 12),
    yearlySaving: formatUsd((monthly - yearly) * 12),
  };
}

/**
 * Checks what only the whole catalogue can show: at most one plan is popular, one or more have a price,
 * and yearly billing saves the same percentage on all prices, since the page states one.
 * @throws {ContentError} naming the plan and field that breaks the rule.
 */
export function checkCatalogue(file: string, plans: readonly Plan[]): void {
  if (plans.every(({ price: priced }) => priced === null)) {
    throw new ContentError({ file }, 'at least one plan needs a price.');
  }
  const [, secondPopular] = plans.filter((plan) => plan.popular);
  if (secondPopular) {
    const place = { file, entry: secondPopular.id, field: 'popular' };
    throw new ContentError(place, 'only one plan can be popular.');
  }
  const [first, ...others] = plans.flatMap((plan) =>
    plan.price ? { id: plan.id, saving: yearlySavingPercent(plan.price) } : [],
  );
  const other = others.find(({ saving }) => saving !== first?.saving);
  if (first && other) {
    const place = { file, entry: other.id, field: 'price.yearly' };
    const both = `"${other.id}" saves ${other.saving}% when billed yearly and "${first.id}" ${first.saving}%`;
    throw new ContentError(place, `${both}; all plans must save the same percentage.`);
  }
}
