import { z } from 'zod';
import { sectionCopy, titled } from '../fields/page-parts.ts';
import { maxPropertyCount } from '../../shared/calculator-parameters.ts';
import { template, text } from '../fields/text.ts';

/** Words for a plan's team members. */
const teamMembers = z.strictObject({
  none: text.describe('For a plan with no team members.'),
  some: template('count').describe("For a plan with a limit; {count} is the plan's number."),
  unlimited: text.describe('For a plan without a limit.'),
});

/** Words of the pricing section, its cards and the table of all plans. */
export const pricingCopySchema = sectionCopy.extend({
  billing: text.describe("A screen reader's name for the switch between monthly and yearly."),
  monthly: text.describe('First choice of the switch, in one word.'),
  yearly: text.describe('Second choice of the switch, in one word.'),
  save: template('saving').describe(
    'Beside the second choice; {saving} is the percentage that yearly billing saves.',
  ),
  popular: text.describe('Mark on the card of the plan that is highlighted.'),
  perMonth: text.describe('After a price, with the slash: /month.'),
  customPrice: text.describe('Instead of a price that is agreed with the customer.'),
  billedMonthly: text.describe('Below a monthly price. Names the fee on direct bookings.'),
  billedYearly: template('total', 'saving').describe(
    'Below a yearly price; {total} and {saving} are amounts per year. Names the fee on direct bookings.',
  ),
  agreedPrice: text.describe('Below the words for a price that is agreed with the customer.'),
  audience: template('targetUser', 'description').describe(
    'Joins two texts of the plan: {targetUser} has no period at its end, {description} has one.',
  ),
  mainFeatures: text.describe("Heading above the first plan's features."),
  moreFeatures: template('plan').describe(
    "Heading above the other plans' features; {plan} is the plan before, which each includes.",
  ),
  teamMembers: teamMembers.describe('The line on each card about team members.'),
  portfolio: z
    .strictObject({
      body: text.describe('What one plan price covers, in one sentence.'),
      sampleNote: text.describe(
        'Shown as long as accountPrice in facts/terms.yaml has `sample: true`.',
      ),
      question: text.describe('Before the links, as the beginning of a sentence.'),
      counts: z
        .array(z.number().int().min(1).max(maxPropertyCount))
        .min(1)
        .describe(
          `Numbers from 1 to ${maxPropertyCount}. Each is a link that opens the calculator with that many properties.`,
        ),
      one: text.describe('The link for a single property.'),
      many: template('count').describe('The link for {count} properties.'),
    })
    .describe('What a plan costs for several properties, with links to the calculator.'),
  sustainability: z
    .strictObject({
      heading: sectionCopy.shape.heading,
      badge: text.describe('Below the heading, beside a leaf: two or three words.'),
      body: text.describe('What each plan has of it, in one or two sentences.'),
    })
    .describe('The note on sustainability below the cards.'),
  comparison: z
    .strictObject({
      heading: text.describe('Title of the table.'),
      sampleNote: text.describe(
        'Shown as long as feeBase or planTerms in facts/terms.yaml has `sample: true`.',
      ),
      open: text.describe('Opens the table.'),
      feature: text.describe('Heading of the first column.'),
      included: text.describe('In the cell of a plan that has the feature.'),
      notIncluded: text.describe('In the cell of a plan that does not have it.'),
      charges: text.describe(
        'Heading above the rows with prices. Names the fee on direct bookings.',
      ),
      billedMonthly: text.describe('Name of the row with monthly prices.'),
      billedYearly: text.describe('Name of the row with yearly prices.'),
      perYear: template('total').describe('Below a yearly price; {total} is an amount per year.'),
      agreed: text.describe('For a price that is agreed with the customer, in one word.'),
      teamMembers: teamMembers
        .extend({ label: text.describe('Name of the row.') })
        .describe('The row about team members.'),
      support: z
        .strictObject({
          label: text.describe('Name of the row.'),
          hours: text.describe('For plans without emergency support.'),
          emergency: text.describe('For the plans that have emergency support.'),
        })
        .describe('The row about support hours.'),
      note: text.describe('Below the table.'),
    })
    .describe('The table of all plans. Its rows come from facts/plans.yaml.'),
  conditions: z
    .array(titled)
    .nonempty()
    .describe('What every plan costs besides its price, and how it starts and ends.'),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
