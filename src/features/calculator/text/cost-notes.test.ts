import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultChoiceFor, findOption, type Choice } from '../rules/choice.ts';
import { copy } from '../calculator-copy.fixture.ts';
import { exampleOptions as options } from '../rules/options.fixture.ts';
import { fillTemplate } from '../../../content/fields/template.ts';
import { defaultState } from '../state/calculator-state.ts';
import { evaluate } from '../state/evaluation.ts';
import { Plans, Platforms } from '../parts/comparison.tsx';
import { usualAnswer } from './answer-text.ts';

const plain = defaultChoiceFor(options);
const halfDirect: Choice = { ...plain, amounts: { ...plain.amounts, directPercent: 50 } };
const withCards: Choice = { ...plain, hasProcessing: true };

/** The text of each table, and the heading of its cost column. */
function tablesOf(choice: Choice, cost: string) {
  const part = { copy, options, state: { ...defaultState(options), ...choice } };
  const text = (table: typeof Plans | typeof Platforms) =>
    renderToStaticMarkup(createElement(table, part)).replaceAll(/<[^>]*>/g, ' ');
  return [
    { text: text(Platforms), column: findOption(options.plans, choice.planId).name },
    { text: text(Plans), column: cost },
  ];
}

it('while all bookings are direct, the answer names the usual share of them too', () => {
  // $3,150 a month: 35% of it saves 14% of $1,102.50, which is $44.65 less than Basic’s $199.
  const result = { copy, evaluation: evaluate(plain, options), isYearly: false };
  expect(usualAnswer(result)).toContain('35%');
  expect(usualAnswer(result)).toContain('$45');
  expect(usualAnswer({ ...result, evaluation: evaluate(halfDirect, options) })).toBeNull();
});

describe('a cost that includes more than the plan and its fee', () => {
  it.each([
    { what: 'the commission', choice: halfDirect, template: copy.comparison.includesOta },
    { what: 'card processing', choice: withCards, template: copy.comparison.includesCards },
  ])('has a note below each table about $what', ({ choice, template }) => {
    for (const { text, column } of tablesOf(choice, copy.comparison.allCosts))
      expect(text).toContain(fillTemplate(template, { column }));
    for (const { text, column } of tablesOf(plain, copy.comparison.cost))
      expect(text).not.toContain(fillTemplate(template, { column }));
  });
});
