import { expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { createFormats } from '../../shared/formats.ts';
import { createDefaultChoice, listParameters, readChoice } from './choice.ts';
import { evaluate } from './evaluate.ts';
import type { CalculatorOptions } from './options.ts';
import { listFigures, writeAnswer, writeAnswerText, writeNote } from './text.ts';

const ota = (id: string, commissionPercent = 15) => ({ id, name: id, commissionPercent });

/** The specification's rates, plans and fee, and the usual card fee. */
const options: CalculatorOptions = {
  locale: 'en-US',
  currency: 'USD',
  otas: [ota('airbnb'), ota('booking'), ota('vrbo', 8), ota('expedia'), ota('agoda')],
  plans: [
    { id: 'starter', name: 'Basic', alias: 'Starter', fee: 199, yearlyFee: 179 },
    { id: 'pro', name: 'Pro', alias: 'Professional', fee: 599, yearlyFee: 539 },
  ],
  directBookingFeePercent: 1,
  cardPercent: 2.9,
};
const copy = loadContent().pages.home.savingsCalculator.calculator;
const start = createDefaultChoice(options);

const read = (search: string) => readChoice(new URLSearchParams(search), options);
const resultAt = (search: string) => ({
  copy,
  evaluation: evaluate(read(search), options),
  formats: createFormats(options),
});

// One villa at $150 a night and 70%. Both costs, then the savings per month and per year.
it.each([
  ['', [472.5, 230.5, 242, 2904]],
  ['?plan=pro', [472.5, 630.5, -158, -1896]],
  ['?rate=500&occupancy=100&properties=50', [112_500, 7699, 104_801, 1_257_612]],
  ['?airbnb=15.55', [489.825, 230.5, 259.325, 3111.9]],
  ['?direct=35', [165.375, 210.025, -44.65, -535.8]],
  ['?direct=0', [0, 199, -199, -2388]],
])('the costs and savings at %j are exact', (search, figures) => {
  const { savings } = resultAt(search).evaluation;
  const { otaCost, productCost, monthlySavings, yearlySavings } = savings;
  expect([otaCost, productCost, monthlySavings, yearlySavings]).toEqual(figures);
});

it.each([
  ['', ['$473', '$231', '$2,904']],
  ['?plan=pro&view=yearly', ['$5,670', '$7,566', '−$158']],
])('the figures at %j are both costs and the other savings', (search, figures) => {
  expect(listFigures(resultAt(search)).map(({ text }) => text)).toEqual(figures);
});

it.each([
  ['', ['$242', 'before card fees of about $91', '10 of your 21 nights']],
  ['?view=yearly', ['$2,904', 'card fees of about $1,096', '10 of your 21 nights']],
  ['?plan=pro', ['Pro', '$158', 'airbnb', '29 direct nights', 'more than you sell']],
  ['?direct=35', ['35%', '$45', 'airbnb', 'card fees of about $32', '10 of your 21 nights']],
  ['?direct=0', ['$199', 'Basic', 'airbnb', '10 of your 21 nights']],
  ['?airbnb=1', ['Basic', '$199', 'airbnb']],
  ['?billing=yearly', ['$262', '9 of your 21 nights']],
  // 14% of $1,693 is $237, of which the plan leaves $38; 2.9% is $49.
  ['?rate=130&occupancy=62&properties=2&direct=35', ['$38', 'card fees of about $49; after them']],
  // 10.2 nights are sold.
  ['?occupancy=34', ['10 of your 11 nights']],
  ['?rate=110&occupancy=75&properties=45&plan=pro', ['39 of your 1,013 nights']],
])('the answer at %j says %j, and in its words which costs more', (search, words) => {
  for (const word of words) expect(writeAnswerText(resultAt(search))).toContain(word);
  expect(writeAnswer(resultAt(search)).amount).not.toContain('−');
});

it('calls an amount that rounds to $0 neither savings nor a loss', () => {
  // 7.32% of $3,150, less 1%, is $199.
  expect(writeAnswer(resultAt('?airbnb=7.32'))).toMatchObject({ amount: '$0', isLoss: false });
});

it('says in the note that results are estimates with the fee, and what is left out', () => {
  expect(writeNote(resultAt(''))).toMatch(/1% fee.*estimates.*30.day/);
  expect(writeNote(resultAt(''))).not.toMatch(/left out/);
  expect(writeNote(resultAt('?direct=35'))).toMatch(/left out/);
});

it('opens a link from before, whose address has only the values other than the defaults', () => {
  const choice = read('?rate=203&direct=35&ota=vrbo&vrbo=5.5&view=yearly');
  const commissions = { ...start.commissions, vrbo: 5.5 };
  const changed = { rate: 203, direct: 35, ota: 'vrbo', view: 'yearly', commissions };
  expect(choice).toEqual({ ...start, ...changed });
  const parameters = { rate: '203', direct: '35', ota: 'vrbo', view: 'yearly', vrbo: '5.5' };
  const written = Object.entries(listParameters(choice, options)).filter(([, value]) => value);
  expect(Object.fromEntries(written)).toEqual(parameters);
});

it.each([
  ['?rate=49&occupancy=9&properties=0', { rate: 50, occupancy: 10 }],
  ['?rate=1e9&occupancy=101&properties=51', { rate: 500, occupancy: 100, properties: 50 }],
  ['?properties=3.4', { properties: 3 }],
  ['?airbnb=15.123', { commissions: { ...start.commissions, airbnb: 15.12 } }],
  ['?rate=$200', {}],
  ['?rate=%E0%A4%A', {}],
  ['?view=sideways', {}],
  ['?ota=__proto__', {}],
])('moves %s to the nearest allowed value, or the default', (search, changed) => {
  expect(read(search)).toEqual({ ...start, ...changed });
});
