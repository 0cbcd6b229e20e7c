import { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { each, group, words } from '../fields/text.ts';

/** The copy of the pricing section, its cards and the table of all plans. */
export const pricingCopySchema = group('The plans. Prices and features are in facts/plans.yaml.', {
  ...sectionCopy.shape,
  billing: "A screen reader's name for the switch between monthly and yearly.",
  ...each(['monthly', 'yearly'], 'Choice of the switch, in one word.'),
  save: words('Beside the second choice; the saving is a percentage.', 'saving'),
  popular: 'Mark on the card of the plan that is highlighted.',
  customPrice: 'Instead of a price that is agreed with the customer.',
  billedMonthly: 'Below a monthly price: the period, and the fee on direct bookings.',
  billedYearly: words(
    'Below a yearly price: the total of a year, now and when it renews, and the fee on direct bookings.',
    'total',
  ),
  paysOff: words(
    'Link to the calculator: the amount of direct bookings per month at which the plan pays for itself.',
    'amount',
  ),
  paysOffNote: words('Below the link: the commission that those bookings save.', 'commission'),
  agreedNote:
    'Below the description of that plan, where the others say when they pay for themselves.',
  everything: words(
    'The first point of every card except the first: the plan before it, which it includes.',
    'plan',
  ),
  renewal: 'Below the questions on the terms: when they renew, and what is not refunded.',
  sustainability: group('The note on sustainability below the cards.', {
    ...each(['heading', 'badge', 'body'], 'The badge, beside a leaf, has two or three words.'),
  }),
  comparison: group('The table of all plans. Its rows come from facts/plans.yaml.', {
    ...each(['open', 'feature'], 'Button that opens the table, and heading of its first column.'),
    ...each(['included', 'notIncluded'], 'In the cell of a plan: whether it has the feature.'),
    charges: 'Heading beside the rows with prices. Names the fee on direct bookings.',
    perMonth: 'Name of the row with prices.',
    prices: words('In a cell: both prices.', 'monthly', 'yearly'),
    teamMembers: group('The row on team members.', {
      label: 'Name of the row.',
      none: 'For a plan with no team members.',
      some: words('For a plan with a limit.', 'count'),
      unlimited: 'For a plan without a limit.',
    }),
    support: group('The row about support hours.', {
      label: 'Name of the row.',
      ...each(['hours', 'emergency'], 'For plans without and with emergency support.'),
    }),
  }),
  conditionsHeading: 'Above the questions on the terms of all plans.',
  conditions: z
    .array(group({ title: 'A short question.', body: 'The answer, in one sentence or two.' }))
    .min(1)
    .describe('What every plan costs in addition to its price, and how it starts and ends.'),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
