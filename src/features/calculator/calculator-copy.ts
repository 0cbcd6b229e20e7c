import { z } from 'zod';
import { sectionCopy } from '../../content/fields/page-parts.ts';
import { template, text } from '../../content/fields/text.ts';

/** Said below a field about what was typed; `{current}` is the amount that the figures use. */
const amountRemarks = z.strictObject({
  /** It is no number. */
  unreadable: template('min', 'max', 'current'),
  /** It is beyond the limits; the nearest limit is used. */
  limited: template('min', 'max', 'current'),
  /** It is finer than what counts. */
  rounded: template('current'),
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
    saves: template('amount', 'other'),
    loses: template('amount', 'other', 'plan', 'ota'),
  }),
  some: z.strictObject({
    saves: template('share', 'amount', 'other'),
    loses: template('share', 'amount', 'other', 'plan', 'ota'),
  }),
  none: template('amount', 'other', 'plan', 'ota'),
  otaCost: template('ota'),
  productCost: template('plan'),
  /** Begins the caption of a table of amounts. */
  per: text,
});

/** Said under the answer: from which revenue the plan pays off, and what would bring it there. */
const payOff = z.strictObject({
  reached: template('revenue', 'current'),
  byBoth: template('revenue', 'current', 'occupancy', 'count'),
  byOccupancy: template('revenue', 'current', 'occupancy'),
  byCount: template('revenue', 'current', 'count'),
  /** No single slider reaches it. */
  byNeither: template('revenue', 'current'),
  /** No revenue within the sliders' limits is enough. */
  never: template('plan', 'ota'),
  /** No booking is direct. */
  noneDirect: template('plan'),
});

const chart = z.strictObject({
  /** Names the picture. */
  title: text,
  revenue: text,
  breakEven: template('amount'),
  /** Where the visitor's own revenue stands. */
  position: template('amount'),
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
  tied: template('mark'),
  /** Over the two plans. */
  plans: template('ota'),
  cost: text,
  cheaper: template('cheaper', 'other', 'amount'),
  whatIsIn: text,
  /** Said below a table whose column of costs holds more than plan and fee. */
  includesOta: template('column'),
  includesCards: template('column'),
});

const assumptions = z.strictObject({
  heading: text,
  commission: template('ota'),
  commissionRemarks: amountRemarks,
  cards: template('percent', 'perBooking'),
  stay: text,
  stayNote: text,
  /** Said of the average stay while card processing is not counted. */
  stayDisabled: text,
  nights: text,
  stayRemarks: amountRemarks,
  source: template('source', 'checked'),
  reset: text,
  /** Said under the figures where they hold more than plan and fee. */
  includesOta: template('ota'),
  includesCards: text,
});

const keep = z.strictObject({
  copyLink: text,
  copySummary: text,
  downloadCsv: text,
  print: text,
  linkCopied: text,
  summaryCopied: text,
  csvDownloaded: template('file'),
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
  otherCurrency: template('min', 'max', 'current'),
  ota: z.strictObject({ label: text, option: template('name', 'rate') }),
  plan: z.strictObject({ label: text, option: template('name', 'alias', 'price') }),
  yearlyView: text,
  month: period,
  year: period,
  /** Said instead when the figure printed is $0. */
  even: template('plan', 'ota'),
  payOff,
  monthlySavings: text,
  yearlySavings: text,
  /** Caption of a table of amounts; `{per}` is the period. */
  rounded: template('per'),
  /** Below the figures, which are each rounded from the exact amount and may not add up. */
  rounding: text,
  chart,
  comparison,
  assumptions,
  keep,
  /** The inputs in words: without a script, in print and in the summary. */
  inputs: template(
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
  disclaimer: template('days'),
  withoutScript: text,
});

/** Words of the section with the calculator. */
export const savingsCalculatorCopySchema = sectionCopy.extend({
  startTrial: text,
  calculator: calculatorCopySchema,
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
