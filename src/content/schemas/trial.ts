import { z } from 'zod';
import { sectionCopy, titled } from '../fields/page-parts.ts';
import { exactly, field, template, text } from '../fields/text.ts';

/** What the page says about the plan and the billing period that a visitor has chosen. */
const choiceCopySchema = z.strictObject({
  monthly: template('plan', 'price').describe('For a plan billed monthly; {price} is per month.'),
  yearly: template('plan', 'price', 'total').describe(
    'For a plan billed yearly; {price} is per month, {total} per year.',
  ),
  onlyMonthly: text.describe('For monthly billing, while no plan is chosen.'),
  onlyYearly: template('saving').describe(
    'For yearly billing, while no plan is chosen; {saving} is a percentage.',
  ),
  change: text.describe('The link back to the plans.'),
});

/** Words of the sign-up section. */
export const getStartedCopySchema = sectionCopy.extend({
  steps: exactly(3, titled).describe('Exactly three steps from sign-up to the first booking.'),
  email: field.describe('The field in which visitors type their email address.'),
  submit: text.describe('Button that leads to sign-up.'),
  note: text.describe('Small print below the button.'),
  choice: choiceCopySchema.describe(
    'Shown once a plan or a period is chosen in the pricing section.',
  ),
});
