import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { chosen, startChoice, type Choice } from './rules/choice.ts';
import { copy } from './calculator-copy.fixture.ts';
import { exampleOptions as options } from './rules/options.fixture.ts';
import { fillTemplate } from '../../content/fields/template.ts';
import { evaluate, startState } from './calculator-state.ts';
import { Plans, Platforms } from './parts/comparison.tsx';
import { figuresOf, inclusions } from './parts/ledger.tsx';
import { summaryText } from './summary.ts';

const plain = startChoice(options);
const halfDirect: Choice = { ...plain, amounts: { ...plain.amounts, directPercent: 50 } };
const withCards: Choice = { ...plain, hasProcessing: true };

/** Each table's text, and the heading of its column of costs. */
function tablesOf(choice: Choice) {
  const part = { copy, options, state: { ...startState(options), ...choice } };
  const text = (table: typeof Plans | typeof Platforms) =>
    renderToStaticMarkup(createElement(table, part)).replaceAll(/<[^>]*>/g, ' ');
  return [
    { text: text(Platforms), column: chosen(options.plans, choice.planId).name },
    { text: text(Plans), column: copy.comparison.cost },
  ];
}

describe('a cost that holds more than plan and fee', () => {
  it.each([
    { what: 'what the platform takes', choice: halfDirect, words: copy.comparison.includesOta },
    { what: 'card processing', choice: withCards, words: copy.comparison.includesCards },
  ])('says so below each table: $what', ({ choice, words }) => {
    for (const { text, column } of tablesOf(choice))
      expect(text).toContain(fillTemplate(words, { column }));
    for (const { text, column } of tablesOf(plain))
      expect(text).not.toContain(fillTemplate(words, { column }));
  });

  it.each([halfDirect, withCards])('says so right after that cost in the summary', (choice) => {
    const result = { copy, evaluation: evaluate(choice, options), isYearly: false };
    const lines = summaryText(result, '').split('\n');
    const label = figuresOf(result).find(({ name }) => name === 'productCost')?.label ?? '';
    const at = lines.findIndex((line) => line.startsWith(label));
    expect(lines[at + 1]).toBe(inclusions(result));
  });
});
