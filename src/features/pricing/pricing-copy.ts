import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

const titled = z.strictObject({ title: text, body: text });
/** Words for a plan's team members; `{count}` stands for the plan's number. */
const teamMembers = z.strictObject({ none: text, some: withBlanks('count'), unlimited: text });

/** Words of the pricing section, its cards and the table of all plans. */
export const pricingCopyShape = {
  billing: text,
  monthly: text,
  yearly: text,
  save: text,
  popular: text,
  perMonth: text,
  customPrice: text,
  billedMonthly: text,
  /** `{total}` and `{saving}` stand for dollars a year. */
  billedYearly: withBlanks('total', 'saving'),
  agreedPrice: text,
  mainFeatures: text,
  /** `{plan}` stands for the plan before this one. */
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
    /** `{total}` stands for dollars a year. */
    perYear: withBlanks('total'),
    agreed: text,
    /** Charges that are the same on every plan. */
    everyPlan: z.array(titled).min(1),
    teamMembers: teamMembers.extend({ label: text }),
  }),
  conditions: z.array(titled).length(3),
};

/** What the page says of the plan and period that a visitor has chosen. */
export const choiceCopySchema = z.strictObject({
  monthly: withBlanks('plan', 'price'),
  yearly: withBlanks('plan', 'price', 'total'),
  onlyMonthly: text,
  onlyYearly: text,
  change: text,
});
