import { describe, expect, it } from 'vitest';
import { copy } from './calculator-copy.fixture.ts';
import { evaluate } from './evaluate.ts';
import { exampleOptions } from './options.fixture.ts';
import { readAddress } from './address.ts';
import {
  writeAnswer,
  writeAnswerText,
  writeChart,
  listFigures,
  writeInputs,
  writeUsualAnswer,
} from './text.ts';

/** The result at an address, in words; the words are those of the site's English. */
const resultAt = (search: string, locale = 'en-US') => {
  const options = { ...exampleOptions, locale };
  return { copy, evaluation: evaluate(readAddress(search, options), options), locale };
};
const figuresAt = (search: string, locale?: string) =>
  listFigures(resultAt(search, locale)).map(({ text }) => text);
const answerAt = (search: string) => writeAnswerText(resultAt(search));

describe('the figures', () => {
  it.each([
    ['', ['$473', '$231', '$242', '$2,904']],
    ['?plan=pro', ['$473', '$631', '−$158', '−$1,896']],
    ['?ota=vrbo', ['$252', '$231', '$22', '$258']],
    ['?view=yearly', ['$5,670', '$2,766', '$2,904', '$242']],
    ['?plan=pro&view=yearly', ['$5,670', '$7,566', '−$1,896', '−$158']],
  ])('at %j are both costs and both savings, rounded separately', (search, figures) => {
    expect(figuresAt(search)).toEqual(figures);
  });

  it('are written as the language writes them', () => {
    const figures = figuresAt('?view=yearly', 'id-ID').map((text) => text.replaceAll(/\s/g, ' '));
    expect(figures).toEqual(['US$5.670', 'US$2.766', 'US$2.904', 'US$242']);
  });

  it.each([
    ['', ['Basic', '1%']],
    ['?direct=40', ['Basic', '1%', 'Airbnb']],
    ['?direct=40&cards=on', ['Basic', '1%', 'Airbnb', copy.costParts.cards]],
    ['?direct=0&cards=on', ['Basic', 'Airbnb']],
  ])('name what the product costs: %j', (search, parts) => {
    const label = listFigures(resultAt(search))[1]?.label ?? '';
    const named = ['Basic', '1%', 'Airbnb', copy.costParts.cards];
    expect(named.filter((part) => label.includes(part))).toEqual(parts);
  });
});

describe('the answer', () => {
  it.each([
    ['', ['$242', '$1,422']],
    ['?view=yearly', ['$2,904', '$1,422']],
    ['?plan=pro', ['Pro', '$158', 'Airbnb', '$4,279']],
    ['?plan=pro&ota=vrbo&properties=2', ['Pro', '$158', 'Vrbo', '$8,558']],
    ['?direct=40', ['40%', '$23', 'Airbnb', '$3,554']],
    ['?direct=0', ['$199', 'Basic', 'Airbnb']],
    ['?airbnb=1', ['Basic', '$199', 'Airbnb']],
    ['?billing=yearly', ['$262', '$1,279']],
  ])('at %j says %j', (search, words) => {
    for (const word of words) expect(answerAt(search)).toContain(word);
  });

  it('says that card fees are not in it, until they are', () => {
    for (const search of ['', '?plan=pro', '?direct=40', '?direct=40&properties=9'])
      expect(answerAt(search)).toContain(copy.answer.beforeCards);
    for (const search of ['?cards=on', '?direct=0'])
      expect(answerAt(search)).not.toContain(copy.answer.beforeCards);
  });

  it('calls an amount that rounds to nothing neither a gain nor a loss', () => {
    // 7.3175% of $3,150, less 1%, is $199.
    const { amount, isLoss } = writeAnswer(resultAt('?airbnb=7.32'));
    expect([amount, isLoss]).toEqual(['', false]);
  });

  it('also says what the usual share of direct bookings gives, until the visitor chooses one', () => {
    expect(writeUsualAnswer(resultAt(''))).toMatch(/46%.*35%.*\$45/);
    expect(writeUsualAnswer(resultAt('?plan=pro'))).toMatch(/^With 35%/);
    expect(writeUsualAnswer(resultAt('?direct=50'))).toBe('');
  });
});

it('the chart is also in words, from the lowest revenue to the highest', () => {
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
