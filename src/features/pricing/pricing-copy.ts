import { z } from 'zod';
import { sectionCopy, titled } from '../../content/fields/page-parts.ts';
import { template, text } from '../../content/fields/text.ts';

/** Words for a plan's team members; `{count}` stands for the plan's number. */
const teamMembers = z.strictObject({ none: text, some: template('count'), unlimited: text });

/** Words of the pricing section, its cards and the table of all plans. */
export const pricingCopySchema = sectionCopy.extend({
  billing: text,
  monthly: text,
  yearly: text,
  save: text,
  popular: text,
  perMonth: text,
  customPrice: text,
  billedMonthly: text,
  /** `{total}` and `{saving}` are dollars per year. */
  billedYearly: template('total', 'saving'),
  agreedPrice: text,
  mainFeatures: text,
  /** `{plan}` is the previous plan. */
  moreFeatures: template('plan'),
  teamMembers,
  fee: text,
  sustainability: z.strictObject({ heading: text, badge: text, body: text }),
  comparison: z.strictObject({
    heading: text,
    feature: text,
    included: text,
    notIncluded: text,
    charges: text,
    billedMonthly: text,
    billedYearly: text,
    /** `{total}` is dollars per year. */
    perYear: template('total'),
    agreed: text,
    /** Charges that are the same on every plan. */
    everyPlan: z.array(titled).min(1),
    teamMembers: teamMembers.extend({ label: text }),
  }),
  conditions: z.array(titled).length(3),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
