import { z } from 'zod';
import { sectionCopy, titled } from '../../content/fields/page-parts.ts';
import { exactly, field, template, text } from '../../content/fields/text.ts';

/** What the page says about the plan and the billing period that a visitor has chosen. */
const choiceCopySchema = z.strictObject({
  monthly: template('plan', 'price'),
  yearly: template('plan', 'price', 'total'),
  onlyMonthly: text,
  onlyYearly: template('saving'),
  change: text,
});

/** Words of the sign-up section. */
export const getStartedCopySchema = sectionCopy.extend({
  steps: exactly(3, titled),
  email: field,
  submit: text,
  note: text,
  choice: choiceCopySchema,
});

export type GetStartedCopy = z.output<typeof getStartedCopySchema>;
