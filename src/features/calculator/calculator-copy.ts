import { z } from 'zod';
import { text, withBlanks } from '../../content/fields/text.ts';

/** Messages below a field about the typed number; `{current}` is the amount that the results use. */
const fieldMessages = z.strictObject({
  /** The text is not a number. */
  unreadable: withBlanks('min', 'max', 'current'),
  /** The number is outside the limits, so the nearest limit is used. */
  limited: withBlanks('min', 'max', 'current'),
  /** The number was rounded to the field's precision. */
  rounded: withBlanks('current'),
});

export type FieldMessages = z.output<typeof fieldMessages>;

const amountInput = z.strictObject({
  /** Label of the slider. */
  label: text,
  /** Accessible name of the field beside it; must not contain the slider's label. */
  typedLabel: text,
  messages: fieldMessages,
});

/** Copy that differs in the yearly view; `{other}` is the same amount for the other period. */
const period = z.strictObject({
  /** The answer if all bookings are direct, if `{share}` of them are, and if none are. */
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
  /** Begins the caption of a table. */
  per: text,
});

/** Below the answer: from which revenue the plan pays off, and which sliders would get there. */
const payOff = z.strictObject({
  reached: withBlanks('revenue', 'current'),
  byBoth: withBlanks('revenue', 'current', 'occupancy', 'count'),
  byOccupancy: withBlanks('revenue', 'current', 'occupancy'),
  byCount: withBlanks('revenue', 'current', 'count'),
  /** Neither slider alone gets there. */
  byNeither: withBlanks('revenue', 'current'),
  /** No revenue within the sliders' limits is enough. */
  never: withBlanks('plan', 'ota'),
  /** No booking is direct. */
  noneDirect: withBlanks('plan'),
});

const chart = z.strictObject({
  /** Title and accessible name of the chart. */
  title: text,
  revenue: text,
  breakEven: withBlanks('amount'),
  /** Label of the visitor's own revenue. */
  position: withBlanks('amount'),
  /** Opens a table with the numbers of the chart. */
  table: text,
});

const comparison = z.strictObject({
  heading: text,
  platform: text,
  otaCost: text,
  savings: text,
  best: text,
  worst: text,
  /** Replaces `best` or `worst` if several platforms share it. */
  tied: withBlanks('mark'),
  /** Heading above the two plans. */
  plans: withBlanks('ota'),
  cost: text,
  cheaper: withBlanks('cheaper', 'other', 'amount'),
  whatIsIn: text,
  /** Notes below a table whose cost column includes more than the plan and its fee. */
  includesOta: withBlanks('column'),
  includesCards: withBlanks('column'),
});

const assumptions = z.strictObject({
  heading: text,
  commission: withBlanks('ota'),
  commissionMessages: fieldMessages,
  cards: withBlanks('percent', 'perBooking'),
  stay: text,
  stayNote: text,
  /** Why the average stay is disabled while card processing is not counted. */
  stayDisabled: text,
  nights: text,
  stayMessages: fieldMessages,
  source: withBlanks('source', 'checked'),
  reset: text,
  /** Notes below the product's cost if it includes more than the plan and its fee. */
  includesOta: withBlanks('ota'),
  includesCards: text,
});

const share = z.strictObject({
  copyLink: text,
  copySummary: text,
  downloadCsv: text,
  print: text,
  linkCopied: text,
  summaryCopied: text,
  csvDownloaded: withBlanks('file'),
  /** Above the text to copy by hand, if the browser refuses to copy it. */
  refused: text,
});

/** Copy of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = z.strictObject({
  nightlyRateUsd: amountInput,
  occupancyPercent: amountInput,
  propertyCount: amountInput,
  directPercent: amountInput,
  /** Message about an amount in another currency than US dollars. */
  otherCurrency: withBlanks('min', 'max', 'current'),
  ota: z.strictObject({ label: text, option: withBlanks('name', 'rate') }),
  plan: z.strictObject({ label: text, option: withBlanks('name', 'alias', 'price') }),
  yearlyView: text,
  month: period,
  year: period,
  /** The answer if the savings round to $0. */
  even: withBlanks('plan', 'ota'),
  payOff,
  monthlySavings: text,
  yearlySavings: text,
  /** Caption of a table; `{per}` is the period. */
  rounded: withBlanks('per'),
  /** Below the results, which are rounded separately and may not add up. */
  rounding: text,
  chart,
  comparison,
  assumptions,
  share,
  /** The inputs in one line, for print, the summary and visitors without a script. */
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
  /** Explains the fee on direct bookings. */
  footnote: text,
  disclaimer: withBlanks('days'),
  withoutScript: text,
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
