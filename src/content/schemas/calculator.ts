import type { z } from 'zod';
import { sectionCopy } from '../fields/page-parts.ts';
import { each, group, wordGroup, words } from '../fields/text.ts';

/** The message below a field whose text is not a usable number. */
const fieldMessage = words(
  'Below the field, when its text is not a number.',
  'min',
  'max',
  'current',
);

const amountInput = group({
  label: 'Label of the slider.',
  typedLabel: "Accessible name of the field beside it; must not contain the slider's label.",
}).refine(({ label, typedLabel }) => !typedLabel.includes(label), {
  path: ['typedLabel'],
  message: "expected text without the slider's label",
});

/** Copy of the savings calculator. Values in single braces are filled in by the browser. */
export const calculatorCopySchema = group({
  ...each(
    ['nightlyRate', 'occupancyPercent', 'propertyCount', 'directPercent'],
    amountInput.describe('An input: a slider, and a field beside it.'),
  ),
  message: fieldMessage,
  beyond: words('Below a field, when its number is out of range.', 'current'),
  askSales: 'The link after that message, to ask about numbers that the calculator does not cover.',
  ota: group('The menu of booking sites. They are in facts/booking-sites.yaml.', {
    label: 'Label of the menu.',
    hint: 'On a phone, below the menu: which site to choose, without a period at the end.',
    option: words('Each choice: its name and its rate.', 'name', 'rate'),
  }),
  plan: group('The menu of plans. They are in facts/plans.yaml.', {
    label: 'Label of the menu.',
    option: words('Each choice: its two names and its price per month.', 'name', 'alias', 'price'),
  }),
  billing: group('Below the menu of plans, once a visitor has chosen anything yearly.', {
    counts: group(each(['monthly', 'yearly'], words('Says which price is used.', 'price'))),
    use: group(each(['monthly', 'yearly'], words('Button: use the other price.', 'price'))),
  }),
  yearlyView: 'Label of the switch between amounts per month and per year.',
  period: wordGroup('The period in the answer and in labels: per month.', 'month', 'year'),
  answer: group('The answer: a sentence around the amount, which is set large.', {
    all: group('If all bookings are direct.', {
      saves: words('When the visitor saves something.', 'amount', 'period'),
      loses: words('When the plan costs more.', 'amount', 'period'),
    }),
    some: group('If a share of the bookings is direct.', {
      saves: words('When the visitor saves something.', 'amount', 'period', 'share'),
      loses: words('When the plan costs more.', 'amount', 'period', 'share'),
    }),
    none: words('If no booking is direct.', 'amount', 'period'),
    even: words('If it costs the same with the plan and without.', 'amount', 'period'),
  }),
  comparison: group('The end of that sentence, in small type: what is compared.', {
    saves: words('When the visitor saves something.', 'ota', 'cards'),
    loses: words('When the plan costs more.', 'plan', 'ota', 'cards'),
    none: words('If no booking is direct.', 'plan', 'ota'),
    even: words('If it costs the same with the plan and without.', 'plan', 'ota', 'cards'),
    beforeCards: 'After each of these, including the comma, while card fees are not counted.',
  }),
  directShare: words('A share of direct bookings, also on the buttons that choose one.', 'share'),
  payOff: group('Beside those buttons: when the plan pays off.', {
    from: words(
      'The share of direct bookings at which it breaks even, and the revenue from them.',
      'share',
      'amount',
    ),
    beyond: words('If it does not pay off even with all bookings direct.', 'amount'),
    never: words('If it does not pay off at any revenue.', 'ota', 'plan'),
  }),
  otaCost: words('Label of the commission.', 'ota'),
  ...each(
    ['productCost', 'productCostWithCards'],
    words('Label of the cost with the plan, without and with card fees.', 'plan'),
  ),
  revenue: group('After a cost: the direct bookings that it is charged on.', {
    ...each(
      ['month', 'year'],
      words('Per month, which the text does not mention, or per year.', 'revenue'),
    ),
  }),
  ...each(['monthlySavings', 'yearlySavings'], 'Label of the amount saved in the period.'),
  sum: group('Below the inputs: the value of all bookings, and the share of direct ones.', {
    nights: words('All bookings of a month: nights times rate.', 'nights', 'rate'),
    direct: words('The share of direct bookings.', 'share'),
  }),
  chart: group('The chart of costs by revenue.', {
    title: 'Accessible name of the chart.',
    revenue: "Label of the chart's horizontal axis.",
    ...each(['breakEven', 'position'], 'Name of a point in the chart, above its revenue.'),
    more: words('How much more the plan costs there.', 'amount'),
    point: words(
      'For screen readers and in print.',
      'revenue',
      'ota',
      'otaCost',
      'plan',
      'productCost',
    ),
  }),
  assumptions: group(
    'The collapsed part with the rates that visitors can change, and their sources.',
    {
      heading: 'Heading that opens the part.',
      commission: words('Label of the rate.', 'ota'),
      commissionMessage: fieldMessage,
      cards: words('Label of the switch for card processing.', 'percent', 'perBooking'),
      cardProcessing: 'Names card processing in the list of sources.',
      ...each(['stay', 'stayNote'], 'The length of a stay: the label, with its unit, and a note.'),
      checked: words('After the links to the sources: when they were read.', 'checked'),
      reset: 'Button that resets all assumptions.',
    },
  ),
  share: group('Buttons that copy a link and print the results.', {
    ...each(['copyLink', 'print'], 'Button below the results, in one or two words.'),
    ...each(
      ['linkCopied', 'refused'],
      'Message after the click: the link was copied, or the browser blocked it.',
    ),
  }),
  inputs: words(
    'All inputs in one line.',
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
  cards: wordGroup('Whether card processing is counted, in the line of inputs.', 'on', 'off'),
  footnote: 'Explains the fee on direct bookings.',
  disclaimer: words(
    'Says that the results are estimates, and how many days a month they assume.',
    'days',
  ),
  leftOut: words(
    'After the disclaimer, unless all bookings are direct: why the others are not counted.',
    'ota',
  ),
  bar: group('On a phone, the bar that shows the amount while an input is on screen.', {
    ...each(['saves', 'loses'], words('After the amount.', 'period')),
    back: 'The link to the result.',
  }),
  withoutScript: 'Before the line of inputs, for visitors without JavaScript.',
});

/** The copy of the section with the calculator. */
export const savingsCalculatorCopySchema = group('The calculator.', {
  ...sectionCopy.shape,
  startTrial: 'Button below the results, which leads to sign-up.',
  calculator: calculatorCopySchema.describe('The inputs, the results and the chart.'),
});

export type CalculatorCopy = z.output<typeof calculatorCopySchema>;
