import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

const titled = z.strictObject({ title: text, body: text });
const teamMembers = z.strictObject({ none: text, some: text, unlimited: text });

/** Copy of the pricing section, the plan cards and the plan table. */
export const pricingCopyShape = {
  billing: text,
  monthly: text,
  yearly: text,
  save: text,
  popular: text,
  perMonth: text,
  customPrice: text,
  billedMonthly: text,
  /** `{total}` and `{saving}` are dollars per year. */
  billedYearly: withBlanks('total', 'saving'),
  agreedPrice: text,
  mainFeatures: text,
  /** `{plan}` is the previous plan. */
  moreFeatures: withBlanks('plan'),
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
    perYear: withBlanks('total'),
    agreed: text,
    /** Charges that are the same on every plan. */
    everyPlan: z.array(titled).min(1),
    teamMembers: teamMembers.extend({ label: text }),
  }),
  conditions: z.array(titled).length(3),
};

/** The sentence that confirms the plan and billing period a visitor chose. */
export const choiceCopySchema = z.strictObject({
  monthly: withBlanks('plan', 'price'),
  yearly: withBlanks('plan', 'price', 'total'),
  onlyMonthly: text,
  onlyYearly: text,
  change: text,
});
