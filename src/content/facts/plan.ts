import { z } from 'zod';
import type { Formats } from '../../shared/formats.ts';
import { id, list, text } from '../fields/text.ts';

/** An amount of money: more than 0, whole or with at most two decimals. */
const amount = z
  .number('expected a number, such as 199 or 49.50')
  .positive('expected more than 0')
  .multipleOf(0.01, 'expected at most two decimals');

/** A name that is a fact itself, so it cannot contain any. */
const name = text.regex(/^[^{]*$/, 'write the name itself, without facts in braces');

const keyModule = z.strictObject({
  name: text,
  features: z.array(text).min(1).describe('Short lines: what the plan adds to the module.'),
});

const planSchema = z.strictObject({
  id,
  title: name.describe('Display name: Pro.'),
  alias: name.describe("The name beside it in the calculator's list of plans."),
  monthly: amount.optional().describe('Left out if it is agreed individually.'),
  description: text.describe('The second sentence on its card: what the reader gets.'),
  targetUser: text.describe('The first sentence on its card: who it is for.'),
  mainFeatures: z.array(text).min(1).max(6).describe('Only what it adds to the plans above it.'),
  keyModules: z.array(keyModule).min(1).describe('Modules of the same name share a group.'),
  modules: z.array(id).describe('Ids of the cards, tabs and other modules that it adds.'),
  teamMembers: z
    .union([z.int().min(0), z.literal('unlimited')], 'expected a whole number or "unlimited"')
    .describe('People besides the owner who can have an account.'),
  cta: z.strictObject({ text, href: text }),
  popular: z.boolean().describe('Whether the card is highlighted; at most one is.'),
});

/** The three plans, shown as cards and in a table. The price of the last one can be agreed individually. */
export const plansSchema = list(planSchema)
  .length(3)
  .check(({ value, issues }) => {
    const index = value.slice(0, -1).findIndex(({ monthly }) => monthly === undefined);
    if (index === -1) return;
    const message = 'the price is missing; only the last plan can be without one';
    issues.push({ code: 'custom', path: [index, 'monthly'], message, input: value });
  });

/** A plan with its price per month for monthly and yearly billing; `price` is `null` if it is agreed individually. */
export type Plan = ReturnType<typeof withPrices>[number];

/**
 * Adds the yearly price, and the formatted text of each price: 10 percent off $199 is $179 a month, or $2,148 a year.
 * Yearly prices are rounded down to whole dollars: nobody saves less than the page says.
 */
export function withPrices(
  plans: z.output<typeof plansSchema>,
  { yearlySavingPercent: saving }: { yearlySavingPercent: number },
  { money }: Formats,
) {
  return plans.map(({ monthly, ...plan }) => {
    if (monthly === undefined) return { ...plan, price: null };
    const yearly = Math.floor((monthly * (100 - saving)) / 100);
    const formatted = { monthly: money(monthly), yearly: money(yearly), total: money(yearly * 12) };
    return { ...plan, price: { monthly, yearly, formatted } };
  });
}
