import { z } from 'zod';
import { sectionCopy, titled } from '../../content/fields/page-parts.ts';
import { template, text } from '../../content/fields/text.ts';

const teamMembers = z.strictObject({ none: text, some: text, unlimited: text });

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
  /** `{total}` and `{saving}` stand for dollars a year. */
  billedYearly: template('total', 'saving'),
  agreedPrice: text,
  mainFeatures: text,
  /** `{plan}` stands for the plan before this one. */
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
    /** `{total}` stands for dollars a year. */
    perYear: template('total'),
    agreed: text,
    /** Charges that are the same on every plan. */
    everyPlan: z.array(titled).min(1),
    teamMembers: teamMembers.extend({ label: text }),
  }),
  conditions: z.array(titled).length(3),
});

export type PricingCopy = z.output<typeof pricingCopySchema>;
