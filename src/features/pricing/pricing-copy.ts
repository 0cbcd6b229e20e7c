import { z } from 'zod';
import { sectionCopy, titled } from '../../content/fields/page-parts.ts';
import { maxPropertyCount } from '../../shared/calculator-parameters.ts';
import { template, text } from '../../content/fields/text.ts';

/** Words for a plan's team members; `{count}` stands for the plan's number. */
const teamMembers = z.strictObject({ none: text, some: template('count'), unlimited: text });

/** Words of the pricing section, its cards and the table of all plans. */
export const pricingCopySchema = sectionCopy.extend({
  billing: text,
  monthly: text,
  yearly: text,
  save: template('saving'),
  popular: text,
  perMonth: text,
  customPrice: text,
  billedMonthly: text,
  /** `{total}` and `{saving}` are amounts per year. */
  billedYearly: template('total', 'saving'),
  agreedPrice: text,
  /** Both are the plan's own. */
  audience: template('targetUser', 'description'),
  mainFeatures: text,
  /** `{plan}` is the previous plan. */
  moreFeatures: template('plan'),
  teamMembers,
  portfolio: z
    .strictObject({
      body: text,
      sampleNote: text,
      question: text,
      counts: z.array(z.number().int().min(1).max(maxPropertyCount)).min(1),
      one: text,
      many: template('count'),
    })
    .describe('What a plan costs for several properties, with links to the calculator.'),
  fee: text,
  sustainability: z.strictObject({ heading: text, badge: text, body: text }),
  comparison: z.strictObject({
    heading: text,
    open: text.describe('Opens the table.'),
    feature: text,
    included: text,
    notIncluded: text,
    charges: text,
    billedMonthly: text,
    billedYearly: text,
    /** `{total}` is an amount per year. */
    perYear: template('total'),
    monthlyOnly: text.describe('For a plan without a yearly price.'),
    agreed: text,
    teamMembers: teamMembers.extend({ label: text }),
    support: z
      .strictObject({ label: text, hours: text, emergency: text })
      .describe('`emergency` is for the plans that have emergency support.'),
    note: text.describe('Below the table.'),
  }),
  conditions: z
    .array(titled)
    .length(4)
    .describe('What every plan costs besides its price, and how it starts and ends.'),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
