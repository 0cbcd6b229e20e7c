import type { z } from 'zod';
import { maxPropertyCount } from '../../shared/calculator-parameters.ts';
import { sectionCopy, titled } from '../fields/page-parts.ts';
import { atLeast, each, group, whole } from '../fields/text.ts';

/** Words for a plan's team members. */
const teamMembers = {
  none: 'For a plan with no team members.',
  some: "For a plan with a limit; {count} is the plan's number.",
  unlimited: 'For a plan without a limit.',
};

/** Words of the pricing section, its cards and the table of all plans. */
export const pricingCopySchema = group('The plans. Prices and features are in facts/plans.yaml.', {
  ...sectionCopy.shape,
  billing: "A screen reader's name for the switch between monthly and yearly.",
  ...each(['monthly', 'yearly'], 'Choice of the switch, in one word.'),
  save: 'Beside the second choice; {saving} is a percentage.',
  popular: 'Mark on the card of the plan that is highlighted.',
  perMonth: 'After a price, with the slash: /month.',
  customPrice: 'Instead of a price that is agreed with the customer.',
  billedMonthly: 'Below a monthly price. Names the fee on direct bookings.',
  billedYearly: 'Below a yearly price: {total}, {saving} and the fee on direct bookings.',
  agreedPrice: 'Below the words for a price that is agreed with the customer.',
  audience: 'Joins {targetUser}, which has no period at its end, and {description}.',
  mainFeatures: "Heading above the first plan's features.",
  moreFeatures: "Heading above the other plans' features; {plan} is the plan before.",
  teamMembers: group('The line on each card about team members.', teamMembers),
  portfolio: group('What a plan costs for several properties, with links to the calculator.', {
    body: 'What one plan price covers, in one sentence.',
    sampleNote: 'Shown as long as accountPrice is unconfirmed in facts/terms.yaml.',
    question: 'Before the links, as the beginning of a sentence.',
    counts: atLeast(1, whole(1, maxPropertyCount)).describe(
      `Numbers from 1 to ${maxPropertyCount}: each is a link that opens the calculator.`,
    ),
    one: 'The link for a single property.',
    many: 'The link for {count} properties.',
  }),
  sustainability: group('The note on sustainability below the cards.', {
    ...each(['heading', 'badge', 'body'], 'The badge, beside a leaf, has two or three words.'),
  }),
  comparison: group('The table of all plans. Its rows come from facts/plans.yaml.', {
    heading: 'Title of the table.',
    sampleNote: 'Shown as long as feeBase or planTerms are unconfirmed in facts/terms.yaml.',
    ...each(['open', 'feature'], 'Opens the table, and heads its first column.'),
    ...each(['included', 'notIncluded'], 'In the cell of a plan: whether it has the feature.'),
    charges: 'Heading above the rows with prices. Names the fee on direct bookings.',
    ...each(['billedMonthly', 'billedYearly'], 'Name of a row with prices.'),
    perYear: 'Below a yearly price; {total} is an amount per year.',
    agreed: 'For a price that is agreed with the customer, in one word.',
    teamMembers: group('The row on team members.', { ...teamMembers, label: 'Name of the row.' }),
    support: group('The row about support hours.', {
      label: 'Name of the row.',
      ...each(['hours', 'emergency'], 'For plans without and with emergency support.'),
    }),
    note: 'Below the table.',
  }),
  conditions: atLeast(1, titled).describe(
    'What every plan costs besides its price, and how it starts and ends.',
  ),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
