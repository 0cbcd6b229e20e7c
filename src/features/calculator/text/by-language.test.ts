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
import { commitDraft, defaultState, setDraft } from '../state/calculator-state.ts';
import { evaluate } from '../state/evaluation.ts';
import { content } from '../../../content/content.ts';
import { amountFormat } from './amount-format.ts';
import { fieldMessage } from './field-message.ts';
import { planNames } from './plan-names.ts';
import { inputsText, summaryText } from './summary-text.ts';

const otas = exampleOptions.otas.map((ota) => ({ ...ota, commissionPercent: 15.5 }));
const english = { ...exampleOptions, otas };
const indonesian = {
  ...english,
  money: { currency: 'USD', locale: 'id-ID', also: { currency: 'IDR', rate: 16_000 } },
  conversion: { note: 'US$1 = Rp 16.000', converted: 'Menjadi {current}.' },
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
    summary: summaryText(result, '/', options.conversion?.note).replaceAll('\u00A0', ' '),
  };
}

describe('the calculator in English', () => {
  const { html, text, inputsText: inputs, summary } = shownIn(languages.english);

  it('writes amounts and percentages as English does', () => {
    expect(text['platforms']).toContain('15.5%');
    expect(text['assumptions']).toContain('15.5%');
    expect(text['assumptions']).toContain('2.9%');
    expect(inputs).toContain('15.5%');
    expect(html['inputs']).toContain('value="15.5"');
    expect(text['results']).toContain('$488');
  });

  it('has one currency', () => {
    expect(Object.values(text).join(' ') + summary).not.toMatch(/≈|Rp|US\$/);
  });
});

describe('the calculator in Indonesian', () => {
  const { html, text, inputsText: inputs, summary } = shownIn(languages.indonesian);

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

  it('has the rupiah beside its answer, and below each figure', () => {
    expect(text['answer']).toContain('≈ Rp 4,13 juta');
    for (const amount of ['7,81 juta', '3,7 juta', '4,13 juta', '49,5 juta'])
      expect(text['results']).toContain(`≈ Rp ${amount}`);
    expect(html['results']).toMatch(/<output[^>]*>US\$488<\/output>/);
    expect(summary).toContain('US$488 (≈ Rp 7,81 juta)');
    expect(summary).toContain('US$1 = Rp 16.000');
  });

  it('says to how much an amount in rupiah was converted', () => {
    const typed = setDraft(defaultState(indonesian), 'nightlyRate', 'Rp 4 juta');
    const state = commitDraft(typed, indonesian, 'nightlyRate');
    expect(fieldMessage('nightlyRate', copy, indonesian, state)).toEqual({
      text: 'Menjadi US$250.',
      isError: false,
    });
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

test('the calculator has the language and the second currency of the content', () => {
  const {
    money,
    conversion,
    otas: sites,
  } = calculatorOptions({
    ...content,
    money: indonesian.money,
    exchangeRateText: 'US$1 = Rp 16.000',
  });
  expect(money).toBe(indonesian.money);
  expect(conversion?.note).toBe('US$1 = Rp 16.000');
  expect(sites[0]?.checked).toMatch(/^\d+ \p{L}+ \d{4}$/u);
  expect(calculatorOptions(content).conversion).toBeNull();
});
