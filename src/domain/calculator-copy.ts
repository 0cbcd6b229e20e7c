import { z } from 'zod';
import { text, withBlanks } from './text.ts';

const amountInput = z.strictObject({
  /** Names the slider. */
  label: text,
  /** Names the field beside it for those who do not see it; never contains the slider's name. */
  typedLabel: text,
  /** Said of a typed value that cannot be used. */
  takes: withBlanks('min', 'max', 'current'),
});

/** What changes with the yearly view. */
const period = z.strictObject({
  saves: withBlanks('amount'),
  loses: withBlanks('amount', 'plan', 'ota'),
  otaCost: withBlanks('ota'),
  productCost: withBlanks('plan'),
});

/** Words of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = z.strictObject({
  nightlyRateUsd: amountInput,
  occupancyPercent: amountInput,
  propertyCount: amountInput,
  ota: z.strictObject({ label: text, option: withBlanks('name', 'rate') }),
  plan: z.strictObject({ label: text, option: withBlanks('name', 'alias', 'price') }),
  yearlyView: text,
  month: period,
  year: period,
  /** Said instead when the figure printed is $0. */
  even: withBlanks('plan', 'ota'),
  monthlySavings: text,
  yearlySavings: text,
  /** The fee on direct bookings, said where its effect is shown. */
  footnote: text,
  disclaimer: withBlanks('days'),
  withoutScript: withBlanks('rate', 'occupancy', 'count', 'ota', 'plan'),
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
