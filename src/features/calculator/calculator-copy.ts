import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

/** Said below a field about what was typed; `{current}` is the amount that the figures use. */
const amountRemarks = z.strictObject({
  /** It is no number. */
  unreadable: withBlanks('min', 'max', 'current'),
  /** It is beyond the limits; the nearest limit is used. */
  limited: withBlanks('min', 'max', 'current'),
  /** It is finer than what counts. */
  rounded: withBlanks('current'),
});

export type AmountRemarks = z.output<typeof amountRemarks>;

const amountInput = z.strictObject({
  /** Names the slider. */
  label: text,
  /** Names the field beside it for those who do not see it; never contains the slider's name. */
  typedLabel: text,
  remarks: amountRemarks,
});

/** What changes with the yearly view; `{other}` is the same amount over the other period. */
const period = z.strictObject({
  /** The answer if all bookings are direct, if `{share}` of them are, and if none is. */
  all: z.strictObject({
    saves: withBlanks('amount', 'other'),
    loses: withBlanks('amount', 'other', 'plan', 'ota'),
  }),
  some: z.strictObject({
    saves: withBlanks('share', 'amount', 'other'),
    loses: withBlanks('share', 'amount', 'other', 'plan', 'ota'),
  }),
  none: withBlanks('amount', 'other', 'plan', 'ota'),
  otaCost: withBlanks('ota'),
  productCost: withBlanks('plan'),
  /** Begins the caption of a table of amounts. */
  per: text,
});

/** Said under the answer: from which revenue the plan pays off, and what would bring it there. */
const payOff = z.strictObject({
  reached: withBlanks('revenue', 'current'),
  byBoth: withBlanks('revenue', 'current', 'occupancy', 'count'),
  byOccupancy: withBlanks('revenue', 'current', 'occupancy'),
  byCount: withBlanks('revenue', 'current', 'count'),
  /** No single slider reaches it. */
  byNeither: withBlanks('revenue', 'current'),
  /** No revenue within the sliders' limits is enough. */
  never: withBlanks('plan', 'ota'),
  /** No booking is direct. */
  noneDirect: withBlanks('plan'),
});

const chart = z.strictObject({
  /** Names the picture. */
  title: text,
  revenue: text,
  breakEven: withBlanks('amount'),
  /** Where the visitor's own revenue stands. */
  position: withBlanks('amount'),
  /** Opens the table that says the same in numbers. */
  table: text,
});

const comparison = z.strictObject({
  heading: text,
  platform: text,
  otaCost: text,
  savings: text,
  best: text,
  worst: text,
  /** Added to either where several platforms share it. */
  tied: withBlanks('mark'),
  /** Over the two plans. */
  plans: withBlanks('ota'),
  cost: text,
  cheaper: withBlanks('cheaper', 'other', 'amount'),
  whatIsIn: text,
  /** Said below a table whose column of costs holds more than plan and fee. */
  includesOta: withBlanks('column'),
  includesCards: withBlanks('column'),
});

const assumptions = z.strictObject({
  heading: text,
  commission: withBlanks('ota'),
  commissionRemarks: amountRemarks,
  cards: withBlanks('percent', 'perBooking'),
  stay: text,
  stayNote: text,
  /** Said of the average stay while card processing is not counted. */
  stayDisabled: text,
  nights: text,
  stayRemarks: amountRemarks,
  source: withBlanks('source', 'checked'),
  reset: text,
  /** Said under the figures where they hold more than plan and fee. */
  includesOta: withBlanks('ota'),
  includesCards: text,
});

const keep = z.strictObject({
  copyLink: text,
  copySummary: text,
  downloadCsv: text,
  print: text,
  linkCopied: text,
  summaryCopied: text,
  csvDownloaded: withBlanks('file'),
  /** Said over the text where the browser refuses to copy it. */
  refused: text,
});

/** Words of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = z.strictObject({
  nightlyRateUsd: amountInput,
  occupancyPercent: amountInput,
  propertyCount: amountInput,
  directPercent: amountInput,
  /** Said of an amount typed in another currency than US dollars. */
  otherCurrency: withBlanks('min', 'max', 'current'),
  ota: z.strictObject({ label: text, option: withBlanks('name', 'rate') }),
  plan: z.strictObject({ label: text, option: withBlanks('name', 'alias', 'price') }),
  yearlyView: text,
  month: period,
  year: period,
  /** Said instead when the figure printed is $0. */
  even: withBlanks('plan', 'ota'),
  payOff,
  monthlySavings: text,
  yearlySavings: text,
  /** Caption of a table of amounts; `{per}` is the period. */
  rounded: withBlanks('per'),
  /** Below the figures, which are each rounded from the exact amount and may not add up. */
  rounding: text,
  chart,
  comparison,
  assumptions,
  keep,
  /** The inputs in words: without a script, in print and in the summary. */
  inputs: withBlanks(
    'rate',
    'occupancy',
    'count',
    'ota',
    'commission',
    'plan',
    'fee',
    'direct',
    'cards',
  ),
  cards: z.strictObject({ on: text, off: text }),
  /** The fee on direct bookings, said where its effect is shown. */
  footnote: text,
  disclaimer: withBlanks('days'),
  withoutScript: text,
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
