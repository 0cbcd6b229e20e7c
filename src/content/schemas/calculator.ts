import type { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { each, group, wordGroup } from '../fields/text.ts';

/** The message below a field whose text cannot be used. */
const fieldMessage =
  'Below the field, when its text is no number from {min} to {max}. The results use {current}.';

const amountInput = group({
  label: 'Label of the slider.',
  typedLabel: "Accessible name of the field beside it; must not contain the slider's label.",
  message: fieldMessage,
});

const columnHeading = 'Heading of a column in the table, in one to four words.';

/** Copy that differs in the yearly view. */
const period = group({
  all: group('The answer if all bookings are direct; {other} is for the other period.', {
    saves: 'When the visitor saves {amount}, or {other}.',
    loses: 'When {plan} costs {amount} more than {ota}, or {other}.',
  }),
  some: group('The answer if a part of the bookings is direct.', {
    saves: 'When the visitor saves {amount} with {share} direct, or {other}.',
    loses: 'When {plan} costs {amount} more than {ota} with {share} direct, or {other}.',
  }),
  none: 'If no booking is direct, and {plan} costs {amount}, or {other}, on top of {ota}.',
  otaCost: 'Label of the commission of {ota}.',
  productCost: 'Label of all costs with the plan, which are its {parts}.',
  per: 'Begins the caption of a table.',
});

/** Copy of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = group({
  ...each(
    ['nightlyRate', 'occupancyPercent', 'propertyCount', 'directPercent'],
    amountInput.describe('An input: a slider, and a field beside it.'),
  ),
  ota: group('The menu of booking sites. They are in facts/booking-sites.yaml.', {
    label: 'Label of the menu.',
    option: 'Each choice: its {name} and its {rate}.',
  }),
  plan: group('The menu of plans. They are in facts/plans.yaml.', {
    label: 'Label of the menu, and of a column of plans.',
    option: 'Each choice: its {name}, its other name {alias} and its {price} per month.',
  }),
  yearlyView: 'Label of the switch between amounts per month and per year.',
  ...each(['month', 'year'], period.describe('Words for amounts of the period.')),
  costParts: group('What the costs with a plan are made of, as a list in their label.', {
    plan: 'The subscription to {plan}.',
    fee: 'The fee on direct bookings.',
    commission: 'What other bookings still cost at {ota}.',
    cards: 'Card processing. In lower case.',
  }),
  even: 'The answer if {plan} and {ota} cost the same.',
  payOff: group(
    'Below the answer: the {revenue} from which the plan pays off, and the {current} one.',
    {
      from: 'When there is such a revenue: {revenue} is needed, and {current} is there.',
      never: 'When {ota} takes too little for {plan} to pay off at any revenue.',
      noneDirect: 'When no booking is direct, so that {plan} saves nothing.',
    },
  ),
  ...each(['monthlySavings', 'yearlySavings'], 'Label of the amount saved in the period.'),
  yearlyBilling: 'In the yearly view; {amount} is what {plan} saves if billed by the year.',
  rounded: 'Caption of a table; {per} is the period.',
  rounding: 'Below the results, which are rounded separately and may not add up.',
  chart: group('The chart of costs by revenue, and its table.', {
    title: 'Title and accessible name of the chart.',
    revenue: "Label of the chart's horizontal axis, and a column of its table.",
    breakEven: 'Label of {amount}, the revenue from which the plan pays off.',
    position: "Label of {amount}, the visitor's own revenue.",
    table: 'Opens a table with the numbers of the chart.',
  }),
  details: 'Names the tabs below the result.',
  comparison: group('The tabs that compare booking sites and plans.', {
    ...each(['heading', 'plans'], 'Title of a tab: all platforms, or all plans.'),
    caption: 'Above each table: its {heading}, and how amounts are {rounded}.',
    ...each(['platform', 'otaCost'], columnHeading),
    productCost: 'Heading of the column with all costs with {plan}.',
    ...each(['anyProductCost', 'savings'], columnHeading),
    whatIsIn: 'Link from the table of plans to the pricing section.',
  }),
  assumptions: group('The tab with rates that visitors can change.', {
    heading: 'Title of the tab with the assumptions.',
    commission: 'Label of the rate of {ota}.',
    commissionMessage: fieldMessage,
    cards: 'Label of the checkbox for card processing: {percent} and {perBooking}.',
    cardProcessing: 'Names card processing in the list of sources.',
    ...each(['stay', 'stayNote'], 'The length of a stay: label with its unit, and note.'),
    stayMessage: fieldMessage,
    source: 'Where a rate comes from: its {source}, and when it was {checked}.',
    reset: 'Button that sets all assumptions back.',
  }),
  share: group('Buttons that copy a link and print the results.', {
    ...each(['copyLink', 'print'], 'Button below the results, in one or two words.'),
    ...each(['linkCopied', 'refused'], 'Message after the click, also if the browser refuses.'),
  }),
  inputs:
    'All inputs in one line: {rate}, {occupancy}, {count}, {ota}, {commission}, {plan}, {fee}, {direct} and {cards}.',
  cards: wordGroup('Whether card processing is counted, in the line of inputs.', 'on', 'off'),
  footnote: 'Explains the fee on direct bookings.',
  disclaimer: 'Says that the results are estimates, for {days} a month.',
  withoutScript: 'Before the line of inputs, for visitors without JavaScript.',
});

/** Words of the section with the calculator. */
export const savingsCalculatorCopySchema = group('The calculator.', {
  ...sectionCopy.shape,
  startTrial: 'Button below the results, which leads to sign-up.',
  calculator: calculatorCopySchema.describe(
    'The calculator. It fills in names in single braces, such as {amount}.',
  ),
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
