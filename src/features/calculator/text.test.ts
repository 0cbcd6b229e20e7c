import { expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { createFormats } from '../../shared/formats.ts';
import { readChoice } from './choice.ts';
import { evaluate } from './evaluate.ts';
import { exampleOptions } from './options.fixture.ts';
import { listFigures, writeAnswer, writeAnswerText, writeNote } from './text.ts';

const copy = loadContent().pages.home.savingsCalculator.calculator;

/** The result for an address, with the English copy. */
const resultAt = (search: string, locale = 'en-US') => {
  const options = { ...exampleOptions, locale };
  const evaluation = evaluate(readChoice(new URLSearchParams(search), options), options);
  return { copy, evaluation, formats: createFormats(options) };
};

it.each([
  ['', 'en-US', ['$473', '$231', '$2,904']],
  ['?plan=pro&view=yearly', 'en-US', ['$5,670', '$7,566', '−$158']],
  ['?view=yearly', 'id-ID', ['US$5.670', 'US$2.766', 'US$242']],
])('the figures at %j in %s are both costs and the other savings', (search, locale, figures) => {
  const texts = listFigures(resultAt(search, locale)).map(({ text }) => text);
  expect(texts.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(figures);
});

it.each([
  ['', ['$242', 'before card fees of about $91', '10 of your 21 nights']],
  ['?view=yearly', ['$2,904', 'card fees of about $1,096', '10 of your 21 nights']],
  [
    '?plan=pro',
    ['Pro', '$158', 'Airbnb', 'before card fees', '29 direct nights', 'more than you sell'],
  ],
  ['?direct=35', ['35%', '$45', 'Airbnb', 'card fees of about $32', '10 of your 21 nights']],
  ['?direct=0', ['$199', 'Basic', 'Airbnb', '10 of your 21 nights']],
  ['?airbnb=1', ['Basic', '$199', 'Airbnb']],
  ['?billing=yearly', ['$262', '9 of your 21 nights']],
  // 14% of $1,693 is $237, of which the plan leaves $38; 2.9% is $49.
  ['?rate=130&occupancy=62&properties=2&direct=35', ['$38', 'those are higher, about $49']],
  // 10.2 nights are sold.
  ['?occupancy=34', ['10 of your 11 nights']],
  ['?rate=110&occupancy=75&properties=45&plan=pro', ['39 of your 1,013 nights']],
])('the answer at %j says %j', (search, words) => {
  for (const word of words) expect(writeAnswerText(resultAt(search))).toContain(word);
});

it('calls an amount that rounds to $0 neither savings nor a loss', () => {
  // 7.32% of $3,150, less 1%, is $199.
  expect(writeAnswer(resultAt('?airbnb=7.32'))).toMatchObject({ amount: '$0', isLoss: false });
});

it('has no minus sign in an answer, because its words say which costs more', () => {
  expect(writeAnswer(resultAt('?plan=pro'))).toMatchObject({ amount: '$158', isLoss: true });
});

it('says in the note what is left out, unless all bookings are direct', () => {
  expect(writeNote(resultAt(''))).not.toMatch(/left out/);
  expect(writeNote(resultAt('?direct=35'))).toMatch(/left out/);
});
