import { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { template, text } from '../fields/text.ts';

/** Messages below a field about the typed number. */
const fieldMessages = z
  .strictObject({
    unreadable: template('min', 'max', 'current').describe(
      'When the text is not a number from {min} to {max}.',
    ),
    limited: template('min', 'max', 'current').describe(
      'When the number is below {min} or above {max}, and the nearest limit is used.',
    ),
    rounded: template('current').describe('When the number had too many decimals.'),
  })
  .describe('Messages below the field; {current} is the amount that the results use.');

export type FieldMessages = z.output<typeof fieldMessages>;

const amountInput = z.strictObject({
  label: text.describe('Label of the slider.'),
  typedLabel: text.describe(
    "Accessible name of the field beside it; must not contain the slider's label.",
  ),
  messages: fieldMessages,
});

const button = text.describe('Button below the results, in one or two words.');
const confirmation = text.describe('Message after the click, in two or three words.');
const columnHeading = text.describe('Heading of a column in the table, in one to four words.');

const saves = 'When the visitor saves {amount}; {other} is the same for the other period.';
const loses =
  'When {plan} costs {amount} more than {ota}; {other} is the same for the other period.';

/** Copy that differs in the yearly view. */
const period = z.strictObject({
  all: z
    .strictObject({
      saves: template('amount', 'other').describe(saves),
      loses: template('amount', 'other', 'plan', 'ota').describe(loses),
    })
    .describe('The answer if all bookings are direct.'),
  some: z
    .strictObject({
      saves: template('share', 'amount', 'other').describe(saves),
      loses: template('share', 'amount', 'other', 'plan', 'ota').describe(loses),
    })
    .describe('The answer if {share} of the bookings are direct.'),
  none: template('amount', 'other', 'plan', 'ota').describe(
    'The answer if no booking is direct, so that {plan} costs {amount} on top of {ota}.',
  ),
  otaCost: template('ota').describe("Label of the bar with the booking site's commission."),
  productCost: template('plan').describe("Label of the bar with the plan's cost."),
  allCosts: template('plan').describe('Instead, if it also has commission or card processing.'),
  per: text.describe('Begins the caption of a table.'),
});

/** Below the answer: from which revenue the plan pays off, and which sliders would get there. */
const payOff = z.strictObject({
  reached: template('revenue', 'current').describe('When the visitor earns enough.'),
  byBoth: template('revenue', 'current', 'occupancy', 'count').describe(
    'When a higher {occupancy} or a higher {count} of properties would each be enough.',
  ),
  byOccupancy: template('revenue', 'current', 'occupancy').describe(
    'When only a higher {occupancy} would be enough.',
  ),
  byCount: template('revenue', 'current', 'count').describe(
    'When only a higher {count} of properties would be enough.',
  ),
  byNeither: template('revenue', 'current').describe('When neither would be enough alone.'),
  never: template('plan', 'ota').describe("When no revenue within the sliders' limits is enough."),
  noneDirect: template('plan').describe('When no booking is direct.'),
});

const chart = z.strictObject({
  title: text.describe('Title and accessible name of the chart.'),
  revenue: text.describe("Label of the chart's horizontal axis, and a column of its table."),
  breakEven: template('amount').describe('Label of the revenue from which the plan pays off.'),
  position: template('amount').describe("Label of the visitor's own revenue."),
  table: text.describe('Opens a table with the numbers of the chart.'),
});

const comparison = z.strictObject({
  heading: text.describe('Title of the tab with all platforms.'),
  caption: template('heading', 'rounded').describe(
    'Above each table: its {heading}, and how amounts are {rounded}.',
  ),
  platform: columnHeading,
  otaCost: columnHeading,
  savings: columnHeading,
  best: text.describe('Mark on the booking site with the highest savings. In lower case.'),
  worst: text.describe('Mark on the booking site with the lowest savings. In lower case.'),
  tied: template('mark').describe('Instead of a {mark} that several sites share, on the first.'),
  cost: columnHeading,
  allCosts: columnHeading,
  cheaper: template('cheaper', 'other', 'amount').describe(
    'Below the table of two plans: {cheaper} costs {amount} less, {other} has more.',
  ),
  whatIsIn: text.describe('Link from the table of plans to the pricing section.'),
  includesOta: template('column').describe(
    'Note below a table whose {column} includes commission of the booking site.',
  ),
  includesCards: template('column').describe(
    'Note below a table whose {column} includes card processing.',
  ),
});

const assumptions = z.strictObject({
  heading: text.describe('Title of the tab with the assumptions.'),
  commission: template('ota').describe("Label of the booking site's rate."),
  commissionMessages: fieldMessages,
  cards: template('percent', 'perBooking').describe(
    'Label of the checkbox that counts card processing.',
  ),
  cardProcessing: text.describe('Names card processing in the list of sources.'),
  stay: text.describe('Label of the field for the length of a stay.'),
  stayNote: text.describe('Below the field: why the length of a stay matters.'),
  stayDisabled: text.describe(
    'Why the average stay is disabled while card processing is not counted.',
  ),
  nights: text.describe('Unit after the field, in lower case.'),
  stayMessages: fieldMessages,
  source: template('source', 'checked').describe(
    'Where a rate comes from: its {source}, and when it was {checked}.',
  ),
  reset: text.describe('Button that sets all assumptions back.'),
  includesOta: template('ota').describe(
    "Note below the plan's cost if it includes commission of {ota}.",
  ),
  includesCards: text.describe("Note below the plan's cost if it includes card processing."),
});

const share = z.strictObject({
  copyLink: button,
  print: button,
  linkCopied: confirmation,
  refused: text.describe('Above the link to copy by hand, if the browser refuses to copy it.'),
});

/** Copy of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = z.strictObject({
  nightlyRate: amountInput.describe('What a guest pays for a night.'),
  occupancyPercent: amountInput.describe('How many of the nights are sold, in percent.'),
  propertyCount: amountInput.describe('How many properties the visitor has.'),
  directPercent: amountInput.describe('How many bookings come without a booking site, in percent.'),
  ota: z
    .strictObject({
      label: text.describe('Label of the menu.'),
      option: template('name', 'rate').describe('Each choice: its {name} and its {rate}.'),
    })
    .describe('The menu of booking sites. They are in facts/booking-sites.yaml.'),
  plan: z
    .strictObject({
      label: text.describe('Label of the menu, and of a column of plans.'),
      option: template('name', 'alias', 'price').describe(
        'Each choice: its {name}, its other name and its {price} per month.',
      ),
    })
    .describe('The menu of plans. They are in facts/plans.yaml.'),
  yearlyView: text.describe('Label of the switch between amounts per month and per year.'),
  month: period.describe('Words for amounts per month.'),
  year: period.describe('Words for amounts per year.'),
  even: template('plan', 'ota').describe('The answer if the savings round to nothing.'),
  payOff: payOff.describe(
    'Below the answer: the {revenue} from which the plan pays off, and the {current} one.',
  ),
  monthlySavings: text.describe('Label of the amount saved per month.'),
  yearlySavings: text.describe('Label of the amount saved per year.'),
  yearlyBilling: template('plan', 'amount').describe(
    'In the yearly view; {amount} is what billing by the year saves.',
  ),
  rounded: template('per').describe('Caption of a table; {per} is the period.'),
  rounding: text.describe('Below the results, which are rounded separately and may not add up.'),
  chart: chart.describe('The chart of costs by revenue, and its table.'),
  details: text.describe('Names the tabs below the result.'),
  comparison: comparison.describe('The tabs that compare booking sites and plans.'),
  assumptions: assumptions.describe('The tab with rates that visitors can change.'),
  share: share.describe('Buttons that copy a link and print the results.'),
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
  ).describe('All inputs in one line, for print and visitors without JavaScript.'),
  cards: z
    .strictObject({
      on: text.describe('When card processing is counted.'),
      off: text.describe('When it is not.'),
    })
    .describe('The words for {cards} in the line of inputs. In lower case.'),
  footnote: text.describe('Explains the fee on direct bookings.'),
  disclaimer: template('days').describe('Says that the results are estimates, for {days} a month.'),
  withoutScript: text.describe('Before the line of inputs, for visitors without JavaScript.'),
});

/** Words of the section with the calculator. */
export const savingsCalculatorCopySchema = sectionCopy.extend({
  startTrial: text.describe('Button below the results, which leads to sign-up.'),
  calculator: calculatorCopySchema.describe(
    'The calculator. It fills in names in single braces, such as {amount}.',
  ),
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
