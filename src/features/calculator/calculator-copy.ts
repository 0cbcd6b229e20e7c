import { z } from 'zod';
import { sectionCopy } from '../../content/fields/page-parts.ts';
import { template, text } from '../../content/fields/text.ts';

/** Messages below a field about the typed number; `{current}` is the amount that the results use. */
const fieldMessages = z.strictObject({
  /** The text is not a number. */
  unreadable: template('min', 'max', 'current'),
  /** The number is outside the limits, so the nearest limit is used. */
  limited: template('min', 'max', 'current'),
  /** The number was rounded to the field's precision. */
  rounded: template('current'),
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
  /** Begins the caption of a table. */
  per: text,
});

/** Below the answer: from which revenue the plan pays off, and which sliders would get there. */
const payOff = z.strictObject({
  reached: template('revenue', 'current'),
  byBoth: template('revenue', 'current', 'occupancy', 'count'),
  byOccupancy: template('revenue', 'current', 'occupancy'),
  byCount: template('revenue', 'current', 'count'),
  /** Neither slider alone gets there. */
  byNeither: template('revenue', 'current'),
  /** No revenue within the sliders' limits is enough. */
  never: template('plan', 'ota'),
  /** No booking is direct. */
  noneDirect: template('plan'),
});

const chart = z.strictObject({
  /** Title and accessible name of the chart. */
  title: text,
  revenue: text,
  breakEven: template('amount'),
  /** Label of the visitor's own revenue. */
  position: template('amount'),
  /** Opens a table with the numbers of the chart. */
  table: text,
});

const comparison = z.strictObject({
  /** Title of the tab with all platforms. */
  heading: text,
  caption: template('heading', 'rounded'),
  platform: text,
  otaCost: text,
  savings: text,
  best: text,
  worst: text,
  /** Replaces `best` or `worst`, on the first of several platforms that share it. */
  tied: template('mark'),
  cost: text,
  cheaper: template('cheaper', 'other', 'amount'),
  whatIsIn: text,
  /** Notes below a table whose cost column includes more than the plan and its fee. */
  includesOta: template('column'),
  includesCards: template('column'),
});

const assumptions = z.strictObject({
  heading: text,
  /** Label of the rate beside the platform. */
  commission: template('ota'),
  commissionMessages: fieldMessages,
  cards: template('percent', 'perBooking'),
  /** Names card processing in the list of sources. */
  cardProcessing: text,
  stay: text,
  stayNote: text,
  /** Why the average stay is disabled while card processing is not counted. */
  stayDisabled: text,
  nights: text,
  stayMessages: fieldMessages,
  source: template('source', 'checked'),
  reset: text,
  /** Notes below the product's cost if it includes more than the plan and its fee. */
  includesOta: template('ota'),
  includesCards: text,
});

const share = z.strictObject({
  copyLink: text,
  copySummary: text,
  downloadCsv: text,
  print: text,
  linkCopied: text,
  summaryCopied: text,
  csvDownloaded: template('file'),
  /** Above the text to copy by hand, if the browser refuses to copy it. */
  refused: text,
});

/** Copy of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = z.strictObject({
  nightlyRate: amountInput,
  occupancyPercent: amountInput,
  propertyCount: amountInput,
  directPercent: amountInput,
  /** Message about an amount in another currency than the site's. */
  otherCurrency: template('min', 'max', 'current'),
  ota: z.strictObject({ label: text, option: template('name', 'rate') }),
  plan: z.strictObject({ label: text, option: template('name', 'alias', 'price') }),
  yearlyView: text,
  month: period,
  year: period,
  /** The answer if the savings round to $0. */
  even: template('plan', 'ota'),
  payOff,
  monthlySavings: text,
  yearlySavings: text,
  /** In the yearly view; `{amount}` is what billing by the year saves. */
  yearlyBilling: template('plan', 'amount'),
  /** Caption of a table; `{per}` is the period. */
  rounded: template('per'),
  /** Below the results, which are rounded separately and may not add up. */
  rounding: text,
  chart,
  /** Names the tabs below the result. */
  details: text,
  comparison,
  assumptions,
  share,
  /** The inputs in one line, for print, the summary and visitors without a script. */
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
  /** Explains the fee on direct bookings. */
  footnote: text,
  disclaimer: template('days'),
  withoutScript: text,
});

/** Words of the section with the calculator. */
export const savingsCalculatorCopySchema = sectionCopy.extend({
  startTrial: text,
  /** Message below the nightly rate if it was typed in the second currency of the language. */
  converted: template('current'),
  calculator: calculatorCopySchema,
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
