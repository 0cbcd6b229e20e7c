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
  /** In languages with a second currency: the rate at which the amounts after ≈ are converted. */
  converted: template('unit', 'rate', 'date', 'source'),
  /** Both are the plan's own. */
  audience: template('targetUser', 'description'),
  mainFeatures: text,
  /** `{plan}` is the previous plan. */
  moreFeatures: template('plan'),
  teamMembers,
  /** What a plan costs for several properties, with links to the calculator. */
  portfolio: z.strictObject({
    body: text,
    sampleNote: text,
    question: text,
    counts: z.array(z.number().int().min(1).max(maxPropertyCount)).min(1),
    one: text,
    many: template('count'),
  }),
  fee: text,
  sustainability: z.strictObject({ heading: text, badge: text, body: text }),
  comparison: z.strictObject({
    heading: text,
    /** Opens the table. */
    open: text,
    feature: text,
    included: text,
    notIncluded: text,
    charges: text,
    billedMonthly: text,
    billedYearly: text,
    /** `{total}` is an amount per year. */
    perYear: template('total'),
    /** For a plan without a yearly price. */
    monthlyOnly: text,
    agreed: text,
    teamMembers: teamMembers.extend({ label: text }),
    /** `emergency` is for the plans that have emergency support. */
    support: z.strictObject({ label: text, hours: text, emergency: text }),
    /** Below the table. */
    note: text,
  }),
  /** What every plan costs besides its price, and how it starts and ends. */
  conditions: z.array(titled).length(4),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
