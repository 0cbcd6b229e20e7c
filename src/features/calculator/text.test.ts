import { describe, expect, it } from 'vitest';
import { copy } from './calculator-copy.fixture.ts';
import { evaluate } from './evaluate.ts';
import { exampleOptions } from './options.fixture.ts';
import { readAddress } from './address.ts';
import { createFormats } from '../../shared/formats.ts';
import {
  writeAnswer,
  writeAnswerText,
  writeChart,
  listFigures,
  listSum,
  writeInputs,
  writeNote,
} from './text.ts';

/** The result for an address, with the English copy. */
const resultAt = (search: string, locale = 'en-US') => {
  const options = { ...exampleOptions, locale };
  const evaluation = evaluate(readAddress(search, options), options);
  return { copy, evaluation, formats: createFormats(options) };
};
const figuresAt = (search: string, locale?: string) =>
  listFigures(resultAt(search, locale)).map(({ text }) => text);
const answerAt = (search: string) => writeAnswerText(resultAt(search));

describe('the figures', () => {
  it.each([
    ['', ['$473', '$231', '$2,904']],
    ['?direct=35', ['$165', '$210', '−$536']],
    ['?plan=pro', ['$473', '$631', '−$1,896']],
    ['?ota=vrbo', ['$252', '$231', '$258']],
    ['?view=yearly', ['$5,670', '$2,766', '$242']],
    ['?plan=pro&view=yearly', ['$5,670', '$7,566', '−$158']],
  ])('at %j are both costs and the savings beside the answer', (search, figures) => {
    expect(figuresAt(search)).toEqual(figures);
  });

  it('have the number formats of the language', () => {
    const figures = figuresAt('?view=yearly', 'id-ID').map((text) => text.replaceAll(/\s/g, ' '));
    expect(figures).toEqual(['US$5.670', 'US$2.766', 'US$242']);
  });

  it('say what they are charged on, and whether they include card fees', () => {
    const [ota, product] = listFigures(resultAt('?direct=35&cards=on'));
    expect(ota?.note).toContain('$1,103');
    expect(product?.label).toContain('card fees');
    expect(listFigures(resultAt('?view=yearly'))[0]?.note).toContain('$37,800');
  });
});

it('the sum shows all bookings of a month, and the direct ones', () => {
  const [all, direct] = listSum(resultAt('?occupancy=71&properties=2&direct=50'));
  expect(all?.label).toContain('42.6');
  expect([all?.text, direct?.text]).toEqual(['$6,390', '$3,195']);
});

describe('the answer', () => {
  it.each([
    ['', ['$242', '46%', '$1,422']],
    ['?view=yearly', ['$2,904', '46%', '$1,422']],
    ['?plan=pro', ['Pro', '$158', 'Airbnb', '$4,279']],
    ['?plan=pro&ota=vrbo&properties=2', ['Pro', '$158', 'Vrbo', '$8,558']],
    ['?direct=35', ['35%', '$45', 'Airbnb', '46%', '$1,422']],
    ['?direct=0', ['$199', 'Basic', 'Airbnb', '46%']],
    ['?airbnb=1', ['Basic', '$199', 'Airbnb']],
    ['?billing=yearly', ['$262', '41%', '$1,279']],
  ])('at %j says %j', (search, words) => {
    for (const word of words) expect(answerAt(search)).toContain(word);
  });

  it('says that it does not include card fees, unless it does', () => {
    for (const search of ['', '?plan=pro', '?direct=40', '?direct=40&properties=9'])
      expect(answerAt(search)).toContain(copy.comparison.beforeCards);
    for (const search of ['?cards=on', '?direct=0'])
      expect(answerAt(search)).not.toContain(copy.comparison.beforeCards);
  });

  it('calls an amount that rounds to $0 neither savings nor a loss', () => {
    // 7.3175% of $3,150, less 1%, is $199.
    const { amount, isLoss } = writeAnswer(resultAt('?airbnb=7.32'));
    expect([amount, isLoss]).toEqual(['$0', false]);
  });

  it('has no minus sign, because its words say which costs more', () => {
    expect(writeAnswer(resultAt('?plan=pro'))).toMatchObject({ amount: '$158', isLoss: true });
  });

  it('is only about direct bookings, and its note says so unless all bookings are direct', () => {
    const leftOut = /left out/;
    expect(writeNote(resultAt(''))).not.toMatch(leftOut);
    expect(writeNote(resultAt('?direct=35'))).toMatch(leftOut);
  });
});

it('the chart is also described in words, from the lowest revenue to the highest', () => {
  const result = resultAt('');
  const { savings } = result.evaluation;
  const none = { ...savings, revenue: 0, otaCost: 0, productCost: 199 };
  expect(writeChart(result, [savings, none])).toMatch(/^.*\$0.*\$199; .*\$3,150.*\$473.*\$231$/);
});

it('the inputs are one line of text', () => {
  const line = writeInputs(resultAt('?airbnb=15.5&plan=pro&direct=40', 'id-ID'));
  for (const part of ['US$150', '70%', 'Airbnb', '15,5%', 'Pro', 'US$599', '40%'])
    expect(line.replaceAll(/\s/g, ' ')).toContain(part);
});
