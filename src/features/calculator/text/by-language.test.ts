import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { copy } from '../calculator-copy.fixture.ts';
import { Answer } from '../parts/answer.tsx';
import { Assumptions } from '../parts/assumptions.tsx';
import { Platforms } from '../parts/comparison.tsx';
import { Inputs } from '../parts/inputs.tsx';
import { Results } from '../parts/results.tsx';
import { calculatorOptions } from '../rules/options.ts';
import { exampleOptions } from '../rules/options.fixture.ts';
import { defaultState } from '../state/calculator-state.ts';
import { evaluate } from '../state/evaluation.ts';
import { content } from '../../../content/content.ts';
import { amountFormat } from './amount-format.ts';
import { planNames } from './plan-names.ts';
import { inputsText } from './inputs-text.ts';

const otas = exampleOptions.otas.map((ota) => ({ ...ota, commissionPercent: 15.5 }));
const english = { ...exampleOptions, otas };
const indonesian = {
  ...english,
  money: { currency: 'USD', locale: 'id-ID' },
};
const languages = { english, indonesian };

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll('\u00A0', ' ');

function shownIn(options: typeof english) {
  const state = defaultState(options);
  const result = { copy, evaluation: evaluate(state, options), isYearly: false };
  const part = { copy, options, state, onChange: () => {} };
  const elements = {
    answer: createElement(Answer, result),
    results: createElement(Results, result),
    inputs: createElement(Inputs, part),
    platforms: createElement(Platforms, part),
    assumptions: createElement(Assumptions, part),
  };
  const html = Object.fromEntries(
    Object.entries(elements).map(([name, element]) => [name, renderToStaticMarkup(element)]),
  );
  const text = Object.fromEntries(
    Object.entries(html).map(([name, each]) => [name, withoutTags(each)]),
  );
  return {
    html,
    text,
    inputsText: inputsText(copy, result.evaluation),
  };
}

describe('the calculator in English', () => {
  const { html, text, inputsText: inputs } = shownIn(languages.english);

  it('writes amounts and percentages as English does', () => {
    expect(text['platforms']).toContain('15.5%');
    expect(text['assumptions']).toContain('15.5%');
    expect(text['assumptions']).toContain('2.9%');
    expect(inputs).toContain('15.5%');
    expect(html['inputs']).toContain('value="15.5"');
    expect(text['results']).toContain('$488');
  });
});

describe('the calculator in Indonesian', () => {
  const { html, text, inputsText: inputs } = shownIn(languages.indonesian);

  it('writes amounts and percentages as Indonesian does', () => {
    expect(text['platforms']).toContain('15,5%');
    expect(text['assumptions']).toContain('15,5%');
    expect(text['assumptions']).toContain('2,9%');
    expect(text['assumptions']).toContain('US$0,30');
    expect(text['inputs']).toContain('15,5%');
    expect(inputs).toContain('15,5%');
    expect(html['inputs']).toContain('value="15,5"');
    expect(html['inputs']).toContain('data-prefix="US$"');
    expect(html['inputs']).toContain('aria-valuetext="70%"');
    // 258 a month is 3,093 a year.
    expect(text['results']).toContain('US$3.093');
  });
});

test.each([
  ['english', 'Basic or Pro'],
  ['indonesian', 'Basic atau Pro'],
] as const)('in %s the plans are %s', (language, names) => {
  expect(planNames(languages[language])).toBe(names);
});

test.each([
  ['en-US', 'USD', '$', undefined],
  ['id-ID', 'USD', 'US$', undefined],
  ['id-ID', 'IDR', 'Rp', undefined],
  ['de-DE', 'EUR', undefined, '€'],
])(
  'in %s an amount of %s has %j before and %j after its number',
  (locale, currency, before, after) => {
    const { prefix, suffix } = amountFormat('nightlyRate', { locale, currency });
    expect([prefix, suffix]).toEqual([before, after]);
    expect(amountFormat('occupancyPercent', { locale, currency }).suffix).toBe('%');
  },
);

test('the calculator has the language of the content', () => {
  const { money, otas: sites } = calculatorOptions({ ...content, money: indonesian.money });
  expect(money).toBe(indonesian.money);
  expect(sites[0]?.checked).toMatch(/^\d+ \p{L}+ \d{4}$/u);
});
