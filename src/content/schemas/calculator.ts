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

/** Copy of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = group({
  ...each(
    ['nightlyRate', 'occupancyPercent', 'propertyCount', 'directPercent'],
    amountInput.describe('An input: a slider, and a field beside it.'),
  ),
  beyond: 'Below a field with a number that is too high or too low. The results use {current}.',
  askSales: 'The link after it, for more than the calculator counts.',
  ota: group('The menu of booking sites. They are in facts/booking-sites.yaml.', {
    label: 'Label of the menu.',
    option: 'Each choice: its {name} and its {rate}.',
  }),
  plan: group('The menu of plans. They are in facts/plans.yaml.', {
    label: 'Label of the menu.',
    option: 'Each choice: its {name}, its other name {alias} and its {price} per month.',
  }),
  billing: group('Below the menu of plans, once a visitor has chosen anything yearly.', {
    counts: wordGroup('Says that {price} counts, which is billed so.', 'monthly', 'yearly'),
    use: wordGroup('Button: count {price} instead, which is billed so.', 'monthly', 'yearly'),
  }),
  yearlyView: 'Label of the switch between amounts per month and per year.',
  period: wordGroup('The period in the answer and in labels: per month.', 'month', 'year'),
  answer: group('The answer in one sentence.', {
    all: group('If all bookings are direct.', {
      saves: 'When the visitor saves {amount} in a {period}; {cards}.',
      loses: 'When {plan} costs {amount} more than {ota} in a {period}; {cards}.',
    }),
    some: group('If a share of the bookings is direct.', {
      saves: 'When the visitor saves {amount} in a {period} with {share} direct; {cards}.',
      loses:
        'When {plan} and {ota} cost {amount} more in a {period} than {ota} alone, with {share} direct; {cards}.',
    }),
    none: 'If no booking is direct, and {plan} costs {amount} in a {period} on top of {ota}.',
    even: 'If it costs the same with {plan} and without; {cards}.',
    beforeCards: 'At the end of an answer, with its comma, while card fees are not counted.',
  }),
  otaCost: 'Label of the commission of {ota} in a {period}.',
  productCost: 'Label of all costs with the plan in a {period}, which are its {parts}.',
  costParts: group('What the costs with a plan are made of, as a list in their label.', {
    plan: 'The subscription to {plan}.',
    fee: 'The fee on direct bookings.',
    commission: 'What other bookings still cost at {ota}.',
    cards: 'Card processing. In lower case.',
  }),
  payOff: group('Beside the chart: the revenue from which the plan pays off.', {
    from: 'When there is such a revenue: {amount}.',
    never: 'When {ota} takes too little for {plan} to pay off at any revenue.',
    noneDirect: 'When no booking is direct, so that {plan} saves nothing.',
  }),
  ...each(['monthlySavings', 'yearlySavings'], 'Label of the amount saved in the period.'),
  chart: group('The chart of costs by revenue.', {
    title: 'Accessible name of the chart.',
    revenue: "Label of the chart's horizontal axis.",
    position: "The visitor's own revenue: {amount}.",
    point:
      'For screen readers and in print: at {revenue}, {ota} costs {otaCost} and {plan} {productCost}.',
  }),
  assumptions: group('The folded part with rates that visitors can change, and their sources.', {
    heading: 'Opens the part; names what is in it.',
    commission: 'Label of the rate of {ota}.',
    commissionMessage: fieldMessage,
    cards: 'Label of the switch for card processing: {percent} and {perBooking}.',
    cardProcessing: 'Names card processing in the list of sources.',
    ...each(['stay', 'stayNote'], 'The length of a stay: label with its unit, and note.'),
    stayMessage: fieldMessage,
    checked: 'After the links to the sources: when they were read, {checked}.',
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
