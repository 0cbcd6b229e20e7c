import { describe, expect, it } from 'vitest';
import { createFormats } from '../../shared/formats.ts';
import { copy } from './calculator-copy.fixture.ts';
import { readChoice } from './choice.ts';
import { evaluate } from './evaluate.ts';
import { exampleOptions } from './options.fixture.ts';
import { listFigures, writeAnswer, writeAnswerText, writeNote } from './text.ts';

/** The result for an address, with the English copy. */
const resultAt = (search: string, locale = 'en-US') => {
  const options = { ...exampleOptions, locale };
  const evaluation = evaluate(readChoice(new URLSearchParams(search), options), options);
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
});

describe('the answer', () => {
  it.each([
    ['', ['$242', 'before card fees', '46%', '$1,422', '10 direct nights']],
    ['?view=yearly', ['$2,904', '46%', '$1,422']],
    ['?plan=pro', ['Pro', '$158', 'Airbnb', 'before card fees', '29 direct nights', '$4,279']],
    ['?plan=pro&ota=vrbo&properties=2', ['Pro', '$158', 'Vrbo', '$8,558']],
    ['?direct=35', ['35%', '$45', 'Airbnb', 'before card fees', '46%', '$1,422']],
    ['?direct=0', ['$199', 'Basic', 'Airbnb', '46%']],
    ['?airbnb=1', ['Basic', '$199', 'Airbnb']],
    ['?billing=yearly', ['$262', '41%', '$1,279']],
  ])('at %j says %j', (search, words) => {
    for (const word of words) expect(answerAt(search)).toContain(word);
  });

  it('calls an amount that rounds to $0 neither savings nor a loss', () => {
    // 7.32% of $3,150, less 1%, is $199.
    expect(writeAnswer(resultAt('?airbnb=7.32'))).toMatchObject({ amount: '$0', isLoss: false });
  });

  it('has no minus sign, because its words say which costs more', () => {
    expect(writeAnswer(resultAt('?plan=pro'))).toMatchObject({ amount: '$158', isLoss: true });
  });

  it('is only about direct bookings, and its note says so unless all bookings are direct', () => {
    expect(writeNote(resultAt(''))).not.toMatch(/left out/);
    expect(writeNote(resultAt('?direct=35'))).toMatch(/left out/);
  });
});
